/** What is chosen on the board, and the turn that is being made: one move, which another takes the place of. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../../lib/game';
import { spotOf, type Spot } from '../geometry';
import { notch, origin, read, type ShuttlesView, type Way } from '../view';

/** A place where the chosen piece can land. */
export interface Landing {
  move: string;
  spot: Spot;
  jump: boolean;
}

export class Choice {
  /** The space of a piece before the draft, or a shuttle's number. */
  what = $state<string | null>(null);
  /** The moves without a draft: those that a drafted one can be changed for. */
  private moves = $state.raw<readonly string[]>([]);
  private known = '';

  readonly landings = $derived(this.what === null ? [] : this.landingsOf(this.what));

  constructor(private readonly table: () => BoardProps<ShuttlesView>) {
    $effect.pre(() => {
      const { asked, legal, draft, view } = table();
      if (!asked) this.moves = [];
      else if (!draft.length) this.moves = legal;
      const now = `${asked} ${view.turns} ${draft.join(' ')}`;
      if (now === this.known) return;
      this.known = now;
      untrack(() => this.forget(draft[0]));
    });
  }

  /** What was drafted elsewhere is chosen here; what cannot act any more is let go. */
  private forget(drafted: string | undefined): void {
    if (drafted !== undefined) this.what = origin(drafted);
    else if (this.what !== null && !this.acts(this.what)) this.what = null;
  }

  get claims(): boolean {
    return this.moves.includes('claim');
  }

  acts(what: string): boolean {
    return this.moves.some((move) => origin(move) === what);
  }

  /** The ways that a shuttle can go from where it is drawn: back from a drafted notch, else as the rules have it. */
  ways(shuttle: number): Way[] {
    const drafted = this.drafted(shuttle);
    if (drafted) return [drafted === 'left' ? 'right' : 'left'];
    return (['left', 'right'] as const).filter((way) => this.moves.includes(notch(shuttle, way)));
  }

  private drafted(shuttle: number): Way | null {
    const move = read(this.table().draft[0] ?? '');
    return move?.kind === 'notch' && move.shuttle === shuttle ? move.way : null;
  }

  /** Where a piece can land, on the board as it is without the draft. */
  landingsOf(start: string): Landing[] {
    const { base } = this.table();
    return this.moves.flatMap((move) => {
      const one = read(move);
      if (!one || !('start' in one) || one.start !== start) return [];
      return [{ move, spot: spotOf(one.end, base, base.offsets), jump: one.kind === 'jump' }];
    });
  }

  /** Choose it, or let it go if it is chosen. Another draft than its own is taken back. */
  toggle(what: string): void {
    const { draft } = this.table();
    const other = draft.length > 0 && origin(draft[0]!) !== what;
    if (!this.acts(what)) return this.refuse(what);
    this.what = this.what === what && !draft.length ? null : what;
    if (other) this.draft(null);
    this.table().onhint(null);
  }

  letGo(): void {
    this.what = null;
    this.table().onhint(null);
  }

  /** Make this move the turn; null: none. */
  draft(move: string | null): void {
    this.table().onhint(null);
    this.table().redraft?.(() => (move === null ? [] : [move]));
  }

  /** One notch from where the shuttle is drawn: a drafted one is taken back by the other way. */
  shove(shuttle: number, way: Way): void {
    const drafted = this.drafted(shuttle);
    this.what = String(shuttle);
    if (drafted === null) this.draft(notch(shuttle, way));
    else if (drafted !== way) this.draft(null);
  }

  /** Try what cannot be done, so that the frame shows why. */
  private refuse(what: string): void {
    if (/^\d$/.test(what)) this.draft(notch(Number(what), 'right'));
  }
}
