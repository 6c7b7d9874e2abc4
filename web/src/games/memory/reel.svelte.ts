/** Shows how a turn ended before its cards are gone, as long as others' turns stand; may be skipped. */
import { pace } from '../../lib/pace.svelte';
import type { GameEvent } from '../../lib/wire';
import { closing, ended, still, type Picture } from './film';
import { placesIn, type MemoryTable } from './view';

/** How long cards lie open at the normal pace, and how long they take to leave, in milliseconds. */
export const OPEN = 1200;
const LEAVES = 420;
/** How many turns back the aid for children remembers. */
const LATELY = 3;

export class Reel {
  picture = $state.raw<Picture>(undefined!);
  /** Whether cards lie there that are gone in a moment. */
  running = $state(false);
  /** Places that were turned up and back again, the latest turn first; never their cards. */
  lately = $state.raw<readonly (readonly number[])[]>([]);
  private table: MemoryTable;
  private known: string;
  private readonly coming: { picture: Picture; stands: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: MemoryTable, events: readonly GameEvent[]) {
    this.table = table;
    this.known = JSON.stringify(table);
    this.picture = still(table);
    this.remember(events);
  }

  /** Take what has changed; `moves`: whether things may move. */
  take(table: MemoryTable, events: readonly GameEvent[], moves: boolean): void {
    const text = JSON.stringify(table);
    if (text === this.known) return;
    const goesOn = table.turns >= this.table.turns;
    const before = this.running ? still(this.table) : this.picture;
    this.table = table;
    this.known = text;
    const last = goesOn ? closing(before, events, table) : null;
    this.remember(goesOn ? events : null);
    if (!pace.stands) this.skip();
    if (last) {
      this.coming.push({ picture: last, stands: pace.showing(OPEN) - (moves ? LEAVES : 0) });
      if (moves) this.coming.push({ picture: { ...last, leaving: true }, stands: LEAVES });
    }
    this.coming.push({ picture: still(table), stands: 0 });
    if (!this.running) this.next();
  }

  /** Show at once how the table stands. */
  skip(): void {
    clearTimeout(this.timer);
    this.coming.length = 0;
    this.running = false;
    this.picture = still(this.table);
  }

  private remember(events: readonly GameEvent[] | null): void {
    if (!events) {
      this.lately = [];
      return;
    }
    const back = ended(events).filter(({ name }) => name === 'turned-back').flatMap(placesIn);
    if (back.length) this.lately = [back, ...this.lately].slice(0, LATELY);
  }

  private next(): void {
    clearTimeout(this.timer);
    const one = this.coming.shift();
    this.running = this.coming.length > 0;
    if (!one) return;
    this.picture = one.picture;
    if (this.running) this.timer = setTimeout(() => this.next(), one.stands);
  }
}
