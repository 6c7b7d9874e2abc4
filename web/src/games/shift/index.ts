import type { GameFolder } from '../../lib/game';
import Drawing from './Drawing.svelte';
import type { ShiftView } from './view';

const folder: GameFolder<ShiftView> = {
  id: 'shift',
  order: 1,
  minutes: [15, 25],
  spoken: { '>': 'gold', '<': 'silver' },
  usual: (fresh) => ({ setup: fresh ? 1 : 'any' }),
  settle: (options) => (options['setup'] === 'any' ? { ...options, setup: 1 + Math.floor(Math.random() * 10) } : options),
  pickers: { setup: () => import('./Setups.svelte') },
  Drawing,
  draws: true,
  table: async () => (await import('./table')).default,
  lesson: async () => (await import('./lesson')).default,
  pages: { 'set-up': { title: 'page-shift-set-up', load: () => import('./editor/Editor.svelte') } },
  illustration: () => import('./Illustration.svelte'),
};

export default folder as GameFolder;
