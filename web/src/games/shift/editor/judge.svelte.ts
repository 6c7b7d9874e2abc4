/** What the server says of the set-up, and where on the road that is. */
import { checkOptions } from '../../../lib/api';
import { Judge } from '../../../lib/judge.svelte';
import type { Refusal } from '../../../lib/wire';
import { parse, type Piece } from './setup';
import type { Sketch } from './sketch.svelte';

export class SetupJudge extends Judge {
  readonly problems = $derived((this.error?.body['refusals'] ?? []) as unknown as Refusal[]);
  /** Whether it is a text that cannot be drawn at all. */
  readonly unreadable = $derived(this.verdict === 'wrong' && !this.problems.length);
  /** The cells that a problem names. */
  readonly bad = $derived.by(() => {
    if (this.verdict !== 'wrong' || this.sketch.broken !== null) return [];
    return this.problems.flatMap(({ details }) => {
      const [row, column] = [Number(details['row']), Number(details['column'])];
      return row > 0 && column > 0 ? [{ row: row - 1, column: column - 1 }] : [];
    });
  });
  readonly playable = $derived.by(() => this.sketch.broken === null && this.verdict !== 'wrong');

  constructor(private readonly sketch: Sketch) {
    const wish = () => ({ setup: sketch.broken ?? sketch.text, extra_vehicles: sketch.extra });
    super('shift', wish, (options) => {
      const read = sketch.broken === null ? null : piecesOf(options);
      if (read) sketch.change(read);
    });
  }

  /** Draw the printed set-up of this number. */
  async load(number: number): Promise<void> {
    try {
      const { options } = await checkOptions('shift', { setup: number });
      const read = piecesOf(options);
      if (read) this.sketch.change(read);
      this.sketch.chosen = null;
    } catch {
      this.verdict = 'unreachable';
    }
  }
}

/** The vehicles of a set-up as the server reads it. */
function piecesOf(options: Record<string, unknown>): Piece[] | null {
  return parse((options['setup'] as { rows: string[] }).rows.join('\n'));
}
