/** Light or dark, and whether things may move: what the system says, unless it was switched here. */
import { forget, keep, kept } from './storage';

/** The colours of seats whose game has none of its own. */
export const COLOURS = ['gold', 'silver', 'blue', 'green', 'orange', 'red'].map((name) => `var(--car-${name})`);

export type Theme = 'system' | 'light' | 'dark';

class Look {
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'system');
  motion = $state(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  /** Whether letters stand on pieces, and whether single keys do something at a table. */
  letters = $state(kept('letters') !== 'off');
  keys = $state(kept('keys') !== 'off');

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.motion = !event.matches;
    });
    this.show();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') forget('theme');
    else keep('theme', theme);
    this.show();
  }

  /** Switch one of the things that are on unless they were switched off. */
  turn(what: 'letters' | 'keys', on: boolean): void {
    this[what] = on;
    if (on) forget(what);
    else keep(what, 'off');
  }

  private show(): void {
    if (this.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }
}

export const look = new Look();
