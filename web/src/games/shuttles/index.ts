import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';

const folder: GameFolder = {
  id: 'shuttles',
  order: 2,
  Drawing,
  table: async () => (await import('./table')).default,
};

export default folder;
