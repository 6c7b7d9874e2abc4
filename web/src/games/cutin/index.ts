import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';

const folder: GameFolder = {
  id: 'cutin',
  order: 5,
  minutes: [10, 15],
  Drawing,
};

export default folder;
