import type { GameFolder } from '../../lib/game';
import type { Games } from '../../lib/wire';
import Drawing from './Drawing.svelte';

type MemoryView = Games['memory'];

const folder: GameFolder<MemoryView> = {
  id: 'memory',
  order: 4,
  minutes: [10, 15],
  Drawing,
  draws: true,
  stands: 1200,
  // A card that was turned up is told as long as it lies open.
  still: ({ details }, { table }) => (table as MemoryView['table']).up.includes(Number(String(details['place']).slice(1)) - 1),
  // A computer player that forgets nothing is no pleasure.
  level: 'easy',
  table: async () => (await import('./table')).default,
  lesson: async () => (await import('./lesson')).default,
  illustration: () => import('./Illustration.svelte'),
};

export default folder as GameFolder;
