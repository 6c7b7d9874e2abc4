import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';
import type { CutinView } from './view';

const folder: GameFolder<CutinView> = {
  id: 'cutin',
  order: 5,
  minutes: [10, 15],
  Drawing,
  draws: true,
  table: async () => (await import('./table')).default,
  lesson: async () => (await import('./lesson')).default,
  illustration: () => import('./Illustration.svelte'),
};

export default folder as GameFolder;
