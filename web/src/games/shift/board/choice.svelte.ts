/** What is chosen on the board, how far it can go, and what is being considered. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../../lib/game';
import { isSection, write, type ShiftView } from '../view';
import type { Considered } from './ghosts';
import { explore, movesFor, type Reach } from './reach';
import { targetsOf } from './targets';

export class Choice {
  /** A vehicle or a section; its targets are shown. */
  what = $state<string | null>(null);
  /** Spaces or rows chosen by keyboard, to be confirmed. */
  pending = $state<Considered | null>(null);
  /** The target under the pointer. */
  hovered = $state<number | null>(null);

  readonly targets = $derived.by(() => {
    const reach = this.what === null || !this.table().asked ? undefined : this.reaches[this.what];
    return reach ? targetsOf(this.what!, reach, this.table().view, this.side()) : [];
  });
  readonly considered = $derived<Considered | null>(
    this.pending ?? (this.what !== null && this.hovered !== null ? { what: this.what, by: this.hovered } : null),
  );

  private reaches = $state.raw<Record<string, Reach>>({});
  private age = 0;
  private known = '';

  constructor(
    private readonly table: () => BoardProps<ShiftView>,
    /** The room beside the grid. */
    private readonly side: () => number,
  ) {
    // What was learnt holds for one draft only.
    $effect.pre(() => {
      const { asked, view, draft, legal } = table();
      const now = `${asked} ${view.turns} ${view.stage} ${draft.join(' ')} ${legal.join(' ')}`;
      if (now === this.known) return;
      this.known = now;
      untrack(() => this.forget());
    });
  }

  private forget(): void {
    this.age += 1;
    this.reaches = {};
    this.pending = null;
    this.hovered = null;
    const { what } = this;
    if (what === null) return;
    if (this.table().legal.some((move) => move.startsWith(what))) void this.learn(what);
    else this.what = null;
  }

  /** How far a thing can go, as far as it is known yet. */
  reach(what: string): Reach | undefined {
    return this.reaches[what];
  }

  async learn(what: string): Promise<Reach> {
    const got = this.reaches[what];
    if (got) return got;
    const then = this.age;
    const { legal, view, peek } = this.table();
    const reach = await explore(what, legal, view, peek);
    if (then === this.age) this.reaches = { ...this.reaches, [what]: reach };
    return reach;
  }

  choose(what: string | null): void {
    this.pending = null;
    this.hovered = null;
    this.what = what;
    if (what !== null) void this.learn(what);
    this.table().onhint(null);
  }

  /** Choose it, or let it go if it is chosen. */
  toggle(what: string): void {
    this.choose(this.what === what ? null : what);
  }

  /** Consider the target under the pointer, so that its move is marked elsewhere too. */
  hover(by: number | null): void {
    if (by === this.hovered) return;
    this.hovered = by;
    this.hint(this.what, by);
  }

  /** Consider so many spaces or rows from the keyboard. */
  consider(what: string, by: number): void {
    this.pending = by ? { what, by } : null;
    this.hint(what, by);
  }

  hint(what: string | null, by: number | null): void {
    this.table().onhint(what !== null && by ? (movesFor(what, by, this.table().view)[0] ?? null) : null);
  }

  carry(what: string, by: number): void {
    const moves = movesFor(what, by, this.table().view);
    const [only] = moves;
    if (only === undefined) return;
    this.pending = null;
    this.table().onhint(null);
    if (moves.length === 1) this.table().play(only);
    else this.table().playAll(moves);
  }

  /** Try what cannot be done, so that the frame shows why. */
  refuse(what: string, by: number): void {
    this.table().play(write(what, isSection(what) || this.table().view.slide ? by : Math.sign(by)));
  }
}
