import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';
import type { ShuttlesView } from './view';

const folder: GameFolder<ShuttlesView> = {
  id: 'shuttles',
  order: 2,
  minutes: [20, 40],
  Drawing,
  draws: true,
  table: async () => (await import('./table')).default,
  lesson: async () => (await import('./lesson')).default,
  pages: { board: { title: 'page-shuttles-board', load: () => import('./editor/Editor.svelte') } },
  illustration: () => import('./Illustration.svelte'),
};

export default folder as GameFolder;
