/** Shows what happened picture by picture, as fast as the others' turns are shown; may be skipped. */
import { pace } from './pace.svelte';
import type { GameEvent } from './wire';

/** How a game tells what happened, from one table to the next. */
export interface Film<Table, Picture> {
  /** How a table stands, as a picture. */
  still(table: Table): Picture;
  /** The pictures between two tables; none where nothing is to be shown. */
  pictures(before: Table, events: readonly GameEvent[], after: Table): readonly Picture[];
  /** How long a picture stands, in milliseconds, with so many that wait behind it. */
  stands(picture: Picture, coming: readonly Picture[]): number;
}

export class Reel<Table, Picture> {
  picture = $state.raw<Picture>(undefined!);
  /** Whether there is more to come. */
  running = $state(false);
  private readonly coming: Picture[] = [];
  /** Whether somebody has just skipped what is to come. */
  private hurrying = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly film: Film<Table, Picture>,
    private table: Table,
    private heard: readonly GameEvent[],
  ) {
    this.picture = film.still(table);
  }

  /** Take what has changed; `moves`: whether it may be shown bit by bit. */
  take(table: Table, events: readonly GameEvent[], moves: boolean): void {
    if (table === this.table) return;
    const goesOn = this.heard.every((event, i) => event === events[i]);
    const fresh = goesOn ? events.slice(this.heard.length) : events;
    const told = moves && pace.stands && !this.hurrying ? this.film.pictures(this.table, fresh, table) : [];
    const waits = this.running && fresh.length === 0;
    this.table = table;
    this.heard = events;
    if (!told.length && !waits) return this.skip();
    this.coming.push(...told, this.film.still(table));
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
    this.picture = this.film.still(this.table);
  }

  private next(): void {
    const picture = this.coming.shift();
    this.running = this.coming.length > 0;
    if (!picture) return;
    this.picture = picture;
    if (this.running) this.timer = setTimeout(() => this.next(), this.film.stands(picture, this.coming));
  }
}
