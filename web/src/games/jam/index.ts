import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';

const folder: GameFolder = {
  id: 'jam',
  order: 3,
  minutes: [10, 15],
  Drawing,
  table: async () => (await import('./table')).default,
};

export default folder;
