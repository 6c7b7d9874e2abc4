import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';
import type { ShiftView } from './view';

const folder: GameFolder<ShiftView> = {
  id: 'shift',
  order: 1,
  minutes: [15, 25],
  spoken: { '>': 'gold', '<': 'silver' },
  Drawing,
  draws: true,
  table: async () => (await import('./table')).default,
  lesson: async () => (await import('./lesson')).default,
  pages: { 'set-up': { title: 'editor-title', load: () => import('./editor/Editor.svelte') } },
  illustration: () => import('./Illustration.svelte'),
};

export default folder as GameFolder;
