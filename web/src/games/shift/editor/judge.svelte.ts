/** What the server says of the set-up, asked again after each change. */
import { ApiError, checkOptions } from '../../../lib/api';
import type { Refusal } from '../../../lib/wire';
import { parse, type Piece } from './setup';
import type { Sketch } from './sketch.svelte';

/** Milliseconds of rest before the server is asked. */
const REST = 120;

export type Verdict = 'checking' | 'valid' | 'wrong' | 'unreadable' | 'unreachable';

export class Judge {
  verdict = $state<Verdict>('checking');
  problems = $state.raw<Refusal[]>([]);
  /** The cells that a problem names. */
  readonly bad = $derived.by(() => {
    if (this.verdict !== 'wrong' || this.sketch.broken !== null) return [];
    return this.problems.flatMap(({ details }) => {
      const [row, column] = [Number(details['row']), Number(details['column'])];
      return row > 0 && column > 0 ? [{ row: row - 1, column: column - 1 }] : [];
    });
  });
  readonly playable = $derived.by(() => {
    return this.sketch.broken === null && this.verdict !== 'wrong' && this.verdict !== 'unreadable';
  });

  constructor(private readonly sketch: Sketch) {
    $effect(() => {
      const { broken, text, extra } = sketch;
      let wanted = true;
      const timer = setTimeout(() => void this.ask(broken, text, extra, () => wanted), REST);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    });
  }

  private async ask(broken: string | null, text: string, extra: boolean, wanted: () => boolean): Promise<void> {
    let found: Verdict = 'valid';
    let wrong: Refusal[] = [];
    try {
      const read = await piecesOf({ setup: broken ?? text, extra_vehicles: extra });
      if (broken !== null && wanted() && read) this.sketch.change(read);
    } catch (error) {
      const failed = error instanceof ApiError ? error : null;
      found = failed && failed.status >= 400 && failed.status < 500 ? 'wrong' : 'unreachable';
      wrong = (failed?.body['refusals'] ?? []) as unknown as Refusal[];
      if (found === 'wrong' && !wrong.length) found = 'unreadable';
    }
    if (wanted()) [this.verdict, this.problems] = [found, wrong];
  }

  /** Draw the printed set-up of this number. */
  async load(number: number): Promise<void> {
    try {
      const read = await piecesOf({ setup: number });
      if (read) this.sketch.change(read);
      this.sketch.chosen = null;
    } catch {
      this.verdict = 'unreachable';
    }
  }
}

/** The vehicles of a set-up as the server reads it. */
async function piecesOf(wish: { setup: string | number; extra_vehicles?: boolean }): Promise<Piece[] | null> {
  const { options } = await checkOptions('shift', wish);
  const { rows } = options['setup'] as { rows: string[] };
  return parse(rows.join('\n'));
}
