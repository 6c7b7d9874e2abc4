/** What is chosen on the board, and what is being considered. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../../lib/game';
import type { Ends } from '../geometry';
import { isSection, write, type ShiftView } from '../view';
import type { Considered } from './ghosts';
import { movesFor, reachOf, type Span } from './reach';
import { targetsOf } from './targets';

export class Choice {
  /** A vehicle or a section; its targets are shown. */
  what = $state<string | null>(null);
  /** The target under the pointer. */
  hovered = $state<number | null>(null);

  readonly targets = $derived.by(() => {
    const { asked, view } = this.table();
    return this.what === null || !asked ? [] : targetsOf(this.what, this.reach(this.what), view, this.ends());
  });
  readonly considered = $derived<Considered | null>(
    this.what !== null && this.hovered !== null ? { what: this.what, by: this.hovered } : null,
  );

  private known = '';

  constructor(
    private readonly table: () => BoardProps<ShiftView>,
    /** The room beside the grid. */
    private readonly ends: () => Ends,
  ) {
    // What is considered holds for one draft only.
    $effect.pre(() => {
      const { asked, view, draft, legal } = table();
      const now = `${asked} ${view.turns} ${view.stage} ${draft.join(' ')} ${legal.join(' ')}`;
      if (now === this.known) return;
      this.known = now;
      untrack(() => this.forget());
    });
  }

  private forget(): void {
    this.hovered = null;
    if (this.what !== null && !this.acts(this.what)) this.what = null;
  }

  /** Whether a thing can go anywhere now. */
  acts(what: string): boolean {
    return this.table().asked && this.reach(what).some(Boolean);
  }

  /** How far a thing can go. */
  reach(what: string): Span {
    return reachOf(what, this.table().view);
  }

  choose(what: string | null): void {
    this.hovered = null;
    this.what = what;
    this.table().onhint(null);
  }

  /** Choose it, or let it go if it is chosen; what cannot act is answered with the reason. */
  toggle(what: string): void {
    if (this.acts(what)) this.choose(this.what === what ? null : what);
    else this.refuse(what, 1);
  }

  /** Consider the target under the pointer, so that its move is marked elsewhere too. */
  hover(by: number | null): void {
    if (by === this.hovered) return;
    this.hovered = by;
    this.hint(this.what, by);
  }

  hint(what: string | null, by: number | null): void {
    this.table().onhint(what !== null && by ? (movesFor(what, by, this.table().view)[0] ?? null) : null);
  }

  carry(what: string, by: number): void {
    const moves = movesFor(what, by, this.table().view);
    const [only] = moves;
    if (only === undefined) return;
    this.table().onhint(null);
    if (moves.length === 1) this.table().play(only);
    else this.table().playAll(moves);
  }

  /** Try what cannot be done, so that the frame shows why. */
  refuse(what: string, by: number): void {
    this.table().play(write(what, isSection(what) || this.table().view.slide ? by : Math.sign(by)));
  }
}
