import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';

const folder: GameFolder = {
  id: 'memory',
  order: 4,
  minutes: [10, 15],
  Drawing,
};

export default folder;
