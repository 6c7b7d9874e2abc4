import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';
import type { BashView } from './view';

const folder: GameFolder<BashView> = {
  id: 'bash',
  order: 6,
  minutes: [20, 40],
  usual: () => ({ course: 'first-race' }),
  pickers: { course: () => import('./editor/Courses.svelte') },
  Drawing,
  draws: true,
  stands: 1300,
  table: async () => (await import('./table')).default,
  lesson: async () => (await import('./lesson')).default,
  pages: { course: { title: 'page-bash-course', load: () => import('./editor/Editor.svelte') } },
  illustration: () => import('./Illustration.svelte'),
};

export default folder as GameFolder;
