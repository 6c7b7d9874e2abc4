/**
 * A viewer at a table: what it may know, the draft of its turn, and how to send it.
 * Nothing here knows a rule: moves come from `legal`, what they would lead to from `try`.
 */
import { draftOf, keepDraft } from './drafts';
import { folders, type GameFolder, type Seen } from './game';
import { Line, LineClosed, type LineState, type Question } from './line';
import { pace, Queue } from './pace.svelte';
import type { Running } from './time.svelte';
import { Past } from './past.svelte';
import { commitTo, commitToNext, toReveal } from './committing';
import { forgetKey, keyFor } from './seatkeys';
import { Talk } from './talk.svelte';
import type { Choice, GameEvent, Greeting, Message, Offer, People, Refused, Tried, Update } from './wire';

/** What moves would lead to: how things would stand, or the clause that forbids them. */
export type Peek = Tried | Refused;

/** What the deal waits for, and when the others may deal without it, by this page's own time. */
export type Waits = NonNullable<People['revealing']> & { ends: number };

/** How long to wait when a seed could not be written down, in milliseconds. */
const UNWRITTEN = 1000;

/** How long the own turn stands before the others' are shown, at most, in milliseconds. */
const OWN = 500;

export class Sitting {
  /** What opens it: an invitation at first, a token of this browser's own from when it sits. */
  token = $state('');
  /** What never changes at this table. */
  greeting = $state.raw<Greeting | null>(null);
  update = $state.raw<Update | null>(null);
  /** Who sits there, the seeds, how it ended, who wants another. */
  people = $state.raw<People | null>(null);
  /** The game's own drawing in plain text, where it has no board. */
  letters = $state('');
  /** Every event this viewer was told, in order. */
  log = $state.raw<readonly GameEvent[]>([]);
  /** The events of the latest change. */
  last = $state.raw<readonly GameEvent[]>([]);
  /** The events of the own turn, or of whatever others did after it, in as many changes as it took. */
  recent = $state.raw<readonly GameEvent[]>([]);
  /** How many events were told, with those that are forgotten by now. */
  told = $state(0);
  presence = $state.raw<readonly boolean[]>([]);
  /** Since when each seat is away, by this page's own time; null for those who are there. */
  away = $state.raw<readonly (number | null)[]>([]);
  /** Every seat is taken: whose seeds are missing, and from when the game can be dealt without them. */
  waits = $state.raw<Waits | null>(null);
  /** What the clocks showed when it was heard; null where nobody has one. */
  clocks = $state.raw<Running | null>(null);
  /** How many watch. */
  watching = $state(0);
  /** What is said at the table. */
  readonly talk: Talk;
  line = $state<LineState>('connecting');
  /** Why the table cannot be shown at all. */
  closed = $state<string | null>(null);
  draft = $state.raw<readonly string[]>([]);
  tried = $state.raw<Tried | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** A message is on its way that changes the table. */
  sending = $state(false);

  readonly viewer = $derived(this.greeting?.viewer ?? null);
  readonly asked = $derived(this.update?.ask != null);
  /** Whether this seat is asked and has not chosen unseen yet. */
  readonly due = $derived(this.asked && this.update?.sealed == null);
  readonly seen = $derived(this.seenIn(this.tried ?? this.update));
  /** The same without the draft. */
  readonly base = $derived(this.seenIn(this.update));
  readonly legal = $derived(this.tried ? this.tried.legal : (this.update?.legal ?? []));
  /** Whether the draft is a whole turn, ready to be sent. */
  readonly ready = $derived(this.draft.length > 0 && (this.tried?.ends ?? false));

  /** The turns so far, and the one that is looked at again. */
  readonly past: Past;
  /** What others did is shown one after the other, as fast as was chosen. */
  private readonly queue = new Queue<Update>(
    (update) => this.take(update),
    (update) => this.standing(update),
  );
  private readonly socket: Line;
  /** Whether the latest change came from a move of this seat. */
  private moved = false;
  /** When whatever was asked about the draft is answered. */
  private answered: Promise<unknown> = Promise.resolve();
  private asking = 0;
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private revealed = false;
  private meets!: (people: People) => void;
  /** Who is there, as soon as that is known. */
  private readonly met = new Promise<People>((resolve) => (this.meets = resolve));

  constructor(
    readonly match: string,
    token: string,
    /** The game, if it is known before the table tells. */
    game?: string,
  ) {
    this.token = token;
    this.past = new Past(match, () => this.token);
    this.talk = new Talk(match, (question) => this.socket.ask(question));
    this.socket = new Line(
      match,
      token,
      {
        hear: (message) => this.hear(message),
        state: (state, why) => {
          this.line = state;
          if (state === 'refused') this.closed = why ?? 'bad-token';
        },
        cursor: () => {
          this.skip();
          return this.update?.version ?? 0;
        },
        letters: (id) => id !== null && !folders.get(id)?.draws,
      },
      game,
    );
  }

  close(): void {
    clearTimeout(this.forgetting);
    this.queue.flush();
    this.hangUp();
  }

  /** Hear no more; what was heard is still shown at its pace. */
  hangUp(): void {
    this.socket.close();
  }

  /** Show at once what is still to be shown. */
  skip(): void {
    this.queue.flush();
  }

  /** Sit down; from then on a token that this browser has made opens the seat, and the invitation no more. */
  async sit(name: string): Promise<boolean> {
    const { proof } = await this.met;
    const token = keyFor('sit', this.match, this.viewer!);
    const sat = await this.act({ type: 'sit', token, name, commitment: commitTo(this.match, proof.commitment) });
    if (sat) this.openBy(token);
    return sat;
  }

  /** Agree to deal without the seeds that are missing. */
  deal(): Promise<boolean> {
    return this.act({ type: 'deal' });
  }

  /** Come by this token from now on; at once where the one before opens the seat no more. */
  openBy(token: string): void {
    this.token = token;
    const anew = this.viewer === null;
    if (anew) this.begin();
    this.socket.openBy(token, anew);
  }

  /** Know nothing: whoever looks from now on has watched only. */
  private begin(): void {
    this.skip();
    [this.greeting, this.update, this.people, this.refused] = [null, null, null, null];
    [this.log, this.last, this.recent] = [[], [], []];
    this.past.begin();
  }

  /** Ask for the seat that this link was for, to be opened by a token that this browser has made. */
  async claim(): Promise<boolean> {
    const seat = this.greeting!.invited!;
    const asked = () => this.act({ type: 'claim', token: keyFor('claim', this.match, seat) });
    if (await asked()) return true;
    if (this.refused?.why !== 'key-used') return false;
    forgetKey('claim', this.match, seat); // of a claim that came to nothing
    return asked();
  }

  /** Agree that someone gets the seat that they ask for, or say no. */
  permit(claim: number, yes: boolean): Promise<boolean> {
    return this.act({ type: 'permit', claim, yes });
  }

  resign(): Promise<boolean> {
    return this.act({ type: 'resign' });
  }

  /** Ask for another game; with `swap` everyone sits one seat further on there. */
  rematch(swap = false): Promise<boolean> {
    const promise = this.people?.proof.promise ?? '';
    return this.act({ type: 'rematch', commitment: commitToNext(this.match, promise), swap });
  }

  /** Let a computer player go on for someone who has left. */
  hand(seat: number, bot: string): Promise<boolean> {
    return this.act({ type: 'stand_in', seat, bot });
  }

  /** Take the own seat back from the computer player that went on. */
  return(): Promise<boolean> {
    return this.act({ type: 'reclaim' });
  }

  /** Say what should follow now that someone's time has run out. */
  late(seat: number, choice: Choice, bot: string | null = null): Promise<boolean> {
    return this.act({ type: 'overtime', seat, choice, bot });
  }

  offer(what: Offer['what']): Promise<boolean> {
    return this.act({ type: 'offer', what });
  }

  reply(offer: number, yes: boolean): Promise<boolean> {
    return this.act({ type: 'reply', offer, yes });
  }

  /** What these parts show. */
  seenIn(now: Pick<Update, 'table' | 'own'> | null): Seen {
    return { scene: this.greeting?.scene, table: now?.table, own: now?.own ?? null };
  }

  /** What the draft with these moves added would lead to. */
  peek(moves: readonly string[]): Promise<Peek> {
    return this.try([...this.draft, ...moves]);
  }

  /**
   * Add moves to the draft. Resolves with whether they stand. With `whole`, a single move that is a
   * turn by itself is sent at once.
   */
  play(moves: readonly string[], whole = false): Promise<boolean> {
    return this.redraft((draft) => [...draft, ...moves], whole);
  }

  /** Make the draft anew of what it is when those before are answered. Resolves with whether it stands. */
  redraft(change: (draft: readonly string[]) => readonly string[], whole = false): Promise<boolean> {
    this.asking++;
    const done = this.answered.then(() => this.revise(change(this.draft), whole)).finally(() => this.asking--);
    this.answered = done;
    return done;
  }

  private async revise(draft: readonly string[], whole: boolean): Promise<boolean> {
    if (!this.asked || this.sending) return false;
    if (draft.length === 0) {
      this.drop();
      return true;
    }
    const ask = this.update?.ask;
    const answer = await this.try(draft).catch(() => null);
    if (!answer || ask !== this.update?.ask) return false;
    if (answer.type === 'rejected') {
      this.refused = answer;
      return false;
    }
    this.refused = null;
    if (whole && answer.ends && draft.length === 1) return this.send(draft);
    this.draft = draft;
    this.tried = answer;
    keepDraft(this.name, answer.ask, draft);
    return true;
  }

  /** Drop the last move of the draft. */
  back(): Promise<boolean> {
    return this.redraft((draft) => draft.slice(0, -1));
  }

  drop(): void {
    if (this.update?.ask != null) keepDraft(this.name, this.update.ask, []);
    this.draft = [];
    this.tried = null;
    this.refused = null;
  }

  /** Whether the draft is a whole turn, or may yet become one by what is being asked. */
  get nearly(): boolean {
    return this.ready || this.asking > 0;
  }

  /** Send the draft as this seat's turn, as it is when all that was asked about it is answered. */
  commit(): Promise<boolean> {
    return this.answered.then(() => (this.ready ? this.send(this.draft) : false));
  }

  /** Under which name its drafts are kept. */
  private get name(): string {
    return `${this.match} ${this.viewer}`;
  }

  /** Take up again what was drafted for this very question before the page was left. */
  private async restore(): Promise<void> {
    const ask = this.update?.ask;
    const moves = ask == null || this.viewer === null ? [] : draftOf(this.name, ask);
    if (!moves.length || (await this.redraft((draft) => (draft.length ? draft : moves)))) return;
    if (this.refused && this.update?.ask === ask) this.drop();
  }

  private async send(moves: readonly string[]): Promise<boolean> {
    const ask = this.update?.ask;
    if (ask == null || moves.length === 0) return false;
    const sent = await this.act({ type: 'commit', ask, moves: [...moves] });
    if (sent) this.drop();
    return sent;
  }

  private async act(question: Question): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    try {
      const answer = await this.socket.ask(question);
      if (answer.type !== 'rejected') return true;
      this.skip();
      this.take(answer.update);
      this.refused = answer;
      return false;
    } catch (error) {
      if (!(error instanceof LineClosed)) console.warn(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  private try(moves: readonly string[]): Promise<Peek> {
    return this.socket.ask({ type: 'try', ask: this.update?.ask ?? 0, moves: [...moves] }) as Promise<Peek>;
  }

  /** Moves were taken back: what was told of them is gone. */
  private undo(update: Update): void {
    [this.log, this.last, this.recent] = [[], [], []];
    void this.past.undo(update.turn ?? 0);
  }

  /** Every seat is taken: reveal the seed of this one, once. */
  private reveal({ proof, revealing }: People): void {
    if (!revealing || this.viewer === null || this.revealed) return;
    const seed = toReveal(this.match, this.viewer, proof);
    if (seed === null) return;
    this.revealed = true;
    void this.tell(seed);
  }

  /** Tell the seed, however often it takes until it is written down. */
  private async tell(seed: string): Promise<void> {
    try {
      const answer = await this.socket.ask({ type: 'reveal', seed });
      if (answer.type === 'rejected' && answer.why === 'not-written') setTimeout(() => void this.tell(seed), UNWRITTEN);
    } catch (error) {
      if (!(error instanceof LineClosed)) console.warn(error);
    }
  }

  private get folder(): GameFolder | undefined {
    return folders.get(this.greeting?.game ?? '');
  }

  /** How long what is gone afterwards is shown, in milliseconds. */
  get shows(): number {
    return pace.showing(this.folder?.stands);
  }

  private standing({ events, greeting, accepted }: Update): number {
    if (!events.length || greeting) return 0;
    const stands = pace.standing(this.folder?.stands);
    return accepted && !events.some((event) => event.fleeting) ? Math.min(OWN, stands) : stands;
  }

  /** What was told only for a moment is nowhere on this page once it was shown; at the end it is told for good. */
  private forget(): void {
    clearTimeout(this.forgetting);
    if (!this.update || this.update.stage === 'over') return;
    const seen = this.base;
    const still = (event: GameEvent) => this.folder?.still?.(event, seen) ?? false;
    const keeps = (event: GameEvent) => !event.fleeting || still(event);
    this.past.forget(still);
    for (const list of ['log', 'last', 'recent'] as const) if (!this[list].every(keeps)) this[list] = this[list].filter(keeps);
  }

  private hear(message: Message): void {
    if (message.type === 'presence') this.meet(message.seats, message.watching);
    if (message.type === 'said') this.talk.hear(message);
    if (message.type !== 'update') return;
    // A clock is the server's: it shows now what it showed when this was sent, and runs on from there.
    if (message.clock) this.clocks = { ...message.clock, heard: performance.now() };
    // A pause runs from when it was sent, so its question is not kept waiting.
    if (message.accepted || message.greeting || message.left != null) this.skip();
    this.queue.add(message);
  }

  private meet(seats: readonly boolean[], watching: number): void {
    const now = performance.now();
    this.away = seats.map((here, seat) => (here ? null : (this.away[seat] ?? now)));
    [this.presence, this.watching] = [seats, watching];
  }

  private take(update: Update): void {
    const known = this.update;
    if (known && update.version < known.version) return;
    if (this.people && update.people && update.people.taken > this.people.taken) this.undo(update);
    const fresh = update.version === known?.version ? [] : update.events;
    if (known?.ask !== update.ask) this.drop();
    // Why something could not be done was said of how things stood: it may be possible now.
    else if (fresh.length || (update.people && update.version !== known?.version)) this.refused = null;
    if (fresh.length) this.forget();
    this.past.hear(update, fresh, !update.greeting);
    if (fresh.length) {
      this.log = [...this.log, ...fresh];
      this.told += fresh.length;
      this.last = known ? fresh : [];
      if (known) this.mark(known.ask != null);
      else [this.recent, this.moved] = [fresh.slice(fresh.length - (update.recent?.count ?? 0)), update.recent?.moved ?? false];
    }
    this.greeting = update.greeting ?? this.greeting;
    this.people = update.people ?? this.people;
    this.letters = update.letters ?? this.letters;
    this.update = update;
    if (update.people) {
      this.meets(update.people);
      this.reveal(update.people);
      const { revealing } = update.people;
      this.waits = revealing && { ...revealing, ends: performance.now() + 1000 * revealing.left };
    }
    if (fresh.some((event) => event.fleeting)) this.forgetting = setTimeout(() => this.forget(), this.shows);
    if (known?.ask !== update.ask) void this.restore();
  }

  /** Mark the latest events; whoever was asked has moved. */
  private mark(asked: boolean): void {
    const goesOn = this.viewer !== null && !asked && !this.moved;
    this.recent = goesOn ? [...this.recent, ...this.last] : this.last;
    this.moved = asked;
  }
}
