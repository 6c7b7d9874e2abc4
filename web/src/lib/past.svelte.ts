/**
 * The turns of a match as its viewer saw them, and stepping back to one while the game goes on.
 * What was heard here is kept; what happened before is asked for when it is looked at.
 */
import { tablePages } from './match-history';
import type { GameEvent, Turn, Update } from './wire';

/** How the table stood. */
interface Stood {
  table: unknown;
  own: unknown;
  letters: string;
}

export interface PastTurn {
  number: number;
  events: readonly GameEvent[];
  /** How the table stood after it; null where that has not been asked for. */
  stood: Stood | null;
  /** In notation; null where that has not been asked for. */
  line: string | null;
  /** Whether these are the events of several turns up to this one, told at once. */
  several: boolean;
}

export class Past {
  turns = $state.raw<readonly PastTurn[]>([]);
  /** The turn that is looked at; null: now. */
  at = $state<number | null>(null);
  /** Up to which turn it was taken over from another match. */
  inherited = $state(0);
  readonly shown = $derived(this.at === null ? null : (this.turns.find(({ number }) => number === this.at) ?? null));
  readonly last = $derived(this.turns.at(-1)?.number ?? 0);
  /** The number of the latest turn; an update names it where it has changed. */
  private latest = 0;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly match: string,
    private readonly token: () => string,
  ) {}

  /** Know nothing: somebody else looks from now on. */
  begin(): void {
    [this.turns, this.at, this.inherited, this.latest] = [[], null, 0, 0];
  }

  /** Take what was told; `single`: all of it belongs to its latest turn. */
  hear(update: Update, fresh: readonly GameEvent[], single: boolean): void {
    const { table, own, letters } = update;
    const number = update.turn ?? this.latest;
    this.latest = number;
    const last = this.turns.at(-1);
    const stood = { table, own: own ?? null, letters: letters ?? '' };
    const goesOn = last?.number === number;
    if (!fresh.length) {
      if (goesOn) this.turns = [...this.turns.slice(0, -1), { ...last, stood }];
      return;
    }
    const several = goesOn ? last.several : !single && number > (last?.number ?? 0) + 1;
    const events = goesOn ? [...last.events, ...fresh] : fresh;
    const before = goesOn ? this.turns.slice(0, -1) : this.turns;
    this.turns = [...before, { number, events, stood, line: null, several }];
  }

  /** Forget what was told only for a moment, unless it is still to be seen; and how the table stood then. */
  forget(still: (event: GameEvent) => boolean): void {
    const gone = (event: GameEvent) => event.fleeting && !still(event);
    if (!this.turns.some(({ events }) => events.some(gone))) return;
    this.turns = this.turns.map((turn) => (turn.events.some(gone) ? { ...turn, events: turn.events.filter((event) => !gone(event)), stood: null } : turn));
  }

  /** Show how things stood after a turn. */
  async step(number: number): Promise<void> {
    if (number < 1 || number > this.last) return;
    if (!this.turns.find((turn) => turn.number === number)?.stood) await this.ask((turn) => !turn.stood || turn.several);
    if (this.turns.some((turn) => turn.number === number && turn.stood)) this.at = number;
  }

  /** Ask for every turn that is not known by itself. */
  single(): Promise<void> {
    return this.ask((turn) => turn.several);
  }

  /** Ask for what is not written in notation yet. */
  written(): Promise<void> {
    return this.ask((turn) => turn.line === null);
  }

  /** Turns were taken back: forget them, and ask for the one that is the latest now. */
  async undo(latest: number): Promise<void> {
    this.turns = this.turns.filter(({ number }) => number < latest);
    [this.latest, this.at] = [latest, null];
    if (latest < 1) return;
    await this.fetch(latest, latest).catch(() => {});
  }

  now(): void {
    this.at = null;
  }

  private ask(lacks: (turn: PastTurn) => boolean): Promise<void> {
    this.asking ??= this.fetchThose(lacks).finally(() => (this.asking = null));
    return this.asking;
  }

  private async fetchThose(lacks: (turn: PastTurn) => boolean): Promise<void> {
    const at = this.turns.findIndex(lacks);
    if (at < 0) return;
    await this.fetch(this.turns[at]!.several ? (this.turns[at - 1]?.number ?? 1) : this.turns[at]!.number, this.last);
  }

  private async fetch(first: number, last: number): Promise<void> {
    for await (const { turns, inherited } of tablePages(this.match, this.token(), first)) {
      if (!turns.length) return;
      this.inherited = inherited;
      this.merge(turns);
      if (turns.at(-1)!.number >= last) return;
    }
  }

  private merge(told: readonly Turn[]): void {
    const known = new Map(this.turns.map((turn) => [turn.number, turn]));
    const final = told.at(-1)!.number;
    for (const { number, events, line, table, own, letters } of told) {
      if (number < 1) continue;
      const heard = known.get(number);
      const stood = table === null ? null : { table, own: own ?? null, letters: letters ?? '' };
      // What was heard here may have more to say: what is fleeting is told once.
      const full = heard && !heard.several && heard.events.length >= events.length;
      const fuller = full ? heard : { events, stood };
      known.set(number, { number, events: fuller.events, stood: fuller.stood ?? stood, line, several: false });
    }
    // Those told at once stay together until all of them are known.
    for (const turn of this.turns) if (turn.several && turn.number > final) known.set(turn.number, this.rest(turn, told));
    this.turns = [...known.values()].sort((a, b) => a.number - b.number);
  }

  /** What is left of turns that were told at once, when some of them are known by themselves. */
  private rest(turn: PastTurn, told: readonly Turn[]): PastTurn {
    const count = told.reduce((sum, { events }) => sum + events.length, 0);
    return { ...turn, events: turn.events.slice(count) };
  }
}
