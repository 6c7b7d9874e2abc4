/** Shows what happened card by card, as fast as the others' turns are shown; may be skipped. */
import { pace } from '../../lib/pace.svelte';
import type { GameEvent } from '../../lib/wire';
import { pictures, still, type Picture } from './film';
import type { JamTable } from './view';

/** How long a picture stands, as a part of how long a turn does, and at least and at most, in milliseconds. */
const PART = 0.45;
const [LEAST, LONGEST] = [240, 900];

export class Reel {
  picture = $state.raw<Picture>(undefined!);
  /** Whether there is more to come. */
  running = $state(false);
  private table: JamTable;
  private heard: readonly GameEvent[];
  private readonly coming: Picture[] = [];
  /** Whether somebody has just skipped what is to come. */
  private hurrying = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: JamTable, events: readonly GameEvent[]) {
    this.table = table;
    this.heard = events;
    this.picture = still(table);
  }

  /** Take what has changed; `moves`: whether it may be shown bit by bit. */
  take(table: JamTable, events: readonly GameEvent[], moves: boolean): void {
    if (table === this.table) return;
    const goesOn = this.heard.every((event, i) => event === events[i]);
    const fresh = goesOn ? events.slice(this.heard.length) : events;
    const told = moves && pace.stands && !this.hurrying ? pictures(this.table, fresh, table) : null;
    const waits = this.running && fresh.length === 0;
    this.table = table;
    this.heard = events;
    if (!told && !waits) return this.skip();
    this.coming.push(...(told ?? []), still(table));
    if (!this.running) this.next();
  }

  /** Skip, with what the table brings at the same moment. */
  hurry(): void {
    this.hurrying = true;
    this.skip();
    setTimeout(() => (this.hurrying = false));
  }

  /** Show nothing more. */
  stop(): void {
    clearTimeout(this.timer);
    this.coming.length = 0;
  }

  /** Show at once how the table stands. */
  skip(): void {
    this.stop();
    this.running = false;
    this.picture = still(this.table);
  }

  private next(): void {
    const picture = this.coming.shift();
    this.running = this.coming.length > 0;
    if (!picture) return;
    this.picture = picture;
    if (this.running) this.timer = setTimeout(() => this.next(), Math.min(LONGEST, Math.max(LEAST, pace.stands * PART)));
  }
}
