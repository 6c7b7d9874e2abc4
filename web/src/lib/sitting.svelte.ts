/**
 * A viewer at a table: what it may know, the draft of its turn, and how to send it.
 * Nothing here knows a rule: moves come from `legal`, previews from `try`.
 */
import type { Peek } from './game';
import { Line, LineClosed, type LineState } from './line';
import { newSeed } from './random';
import type { Agreed, GameEvent, Message, Refused, Told, Tried, Update } from './wire';

const KEPT_PEEKS = 200;

export class Sitting {
  update = $state.raw<Update | null>(null);
  /** The game's id and what was agreed before the first move. */
  game = $state<string | null>(null);
  agreed = $state.raw<Agreed | null>(null);
  /** The game's own drawing of the view, in plain text. */
  text = $state('');
  /** Every event this viewer was told, in order. */
  log = $state.raw<readonly Told[]>([]);
  /** The events of the latest change. */
  last = $state.raw<readonly GameEvent[]>([]);
  /** The events of the own turn, or of whatever others did after it, in as many changes as it took. */
  recent = $state.raw<readonly GameEvent[]>([]);
  presence = $state.raw<readonly boolean[]>([]);
  line = $state<LineState>('connecting');
  /** Why the table cannot be shown at all. */
  closed = $state<string | null>(null);
  draft = $state.raw<readonly string[]>([]);
  tried = $state.raw<Tried | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** A message is on its way that changes the table. */
  sending = $state(false);

  readonly asked = $derived(this.update?.ask != null);
  readonly view = $derived(this.tried?.view ?? this.update?.view);
  readonly legal = $derived(this.tried ? this.tried.legal : (this.update?.legal ?? []));
  /** Whether the draft is a whole turn, ready to be sent. */
  readonly ready = $derived(this.draft.length > 0 && (this.tried?.ends ?? false));

  private readonly socket: Line;
  /** Whether the latest change came from a move of this seat. */
  private moved = false;
  private peeks = new Map<string, Promise<Peek>>();

  constructor(
    readonly match: string,
    readonly token: string,
  ) {
    this.socket = new Line(match, token, {
      hear: (message) => this.hear(message),
      state: (state, why) => {
        this.line = state;
        if (state === 'refused') this.closed = why ?? 'bad-token';
      },
      cursor: () => this.log.at(-1)?.number ?? 0,
    });
  }

  close(): void {
    this.socket.close();
  }

  sit(name: string): Promise<boolean> {
    return this.act('sit', { name, seed: newSeed() });
  }

  resign(): Promise<boolean> {
    return this.act('resign');
  }

  rematch(): Promise<boolean> {
    return this.act('rematch', { seed: newSeed() });
  }

  /** What the draft with these moves added would lead to. */
  peek(moves: readonly string[]): Promise<Peek> {
    return this.try([...this.draft, ...moves]);
  }

  /**
   * Add moves to the draft. Resolves with whether they stand. With `whole`, a single move that is a
   * turn by itself is sent at once.
   */
  async play(moves: readonly string[], whole = false): Promise<boolean> {
    if (!this.asked || this.sending) return false;
    const draft = [...this.draft, ...moves];
    const ask = this.update?.ask;
    const answer = await this.try(draft).catch(() => null);
    if (!answer || ask !== this.update?.ask) return false;
    if (answer.type === 'refused') {
      this.refused = answer;
      return false;
    }
    this.refused = null;
    if (whole && answer.ends && draft.length === 1) return this.send(draft);
    this.draft = draft;
    this.tried = answer;
    return true;
  }

  /** Drop the last move of the draft. */
  async back(): Promise<void> {
    const draft = this.draft.slice(0, -1);
    this.refused = null;
    if (draft.length === 0) return this.drop();
    const answer = await this.try(draft).catch(() => null);
    if (answer?.type === 'tried') {
      this.draft = draft;
      this.tried = answer;
    }
  }

  drop(): void {
    this.draft = [];
    this.tried = null;
    this.refused = null;
  }

  /** Send the draft as this seat's turn. */
  commit(): Promise<boolean> {
    return this.send(this.draft);
  }

  private async send(moves: readonly string[]): Promise<boolean> {
    const ask = this.update?.ask;
    if (ask == null || moves.length === 0) return false;
    const sent = await this.act('commit', { ask, moves });
    if (sent) this.drop();
    return sent;
  }

  private async act(type: string, fields: object = {}): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    try {
      const answer = await this.socket.ask(type, fields);
      if (answer.type !== 'refused') return true;
      this.refused = answer;
      if (answer.update) this.take(answer.update);
      return false;
    } catch (error) {
      if (!(error instanceof LineClosed)) console.warn(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  private try(moves: readonly string[]): Promise<Peek> {
    const ask = this.update?.ask;
    const key = `${ask} ${moves.join(' ')}`;
    let answer = this.peeks.get(key);
    if (!answer) {
      answer = this.socket.ask('try', { ask, moves }) as Promise<Peek>;
      answer.catch(() => this.peeks.delete(key));
      if (this.peeks.size > KEPT_PEEKS) this.peeks.clear();
      this.peeks.set(key, answer);
    }
    return answer;
  }

  private hear(message: Message): void {
    if (message.type === 'presence') this.presence = message.seats;
    if (message.type === 'update') {
      this.game = message.game ?? this.game;
      this.agreed = message.table ?? this.agreed;
      this.take(message, message.text);
    }
  }

  private take(update: Update, text?: string): void {
    const known = this.update;
    if (known && update.version < known.version) return;
    if (known?.ask !== update.ask) {
      this.drop();
      this.peeks.clear();
    }
    const seen = this.log.at(-1)?.number ?? 0;
    const fresh = update.events.filter((told) => told.number > seen);
    if (fresh.length) {
      this.log = [...this.log, ...fresh];
      this.last = known ? fresh.map((told) => told.event) : [];
      const asked = known?.ask != null;
      const goesOn = known?.viewer != null && !asked && !this.moved;
      this.recent = goesOn ? [...this.recent, ...this.last] : this.last;
      this.moved = asked;
    }
    this.update = update;
    if (text !== undefined) this.text = text;
  }
}
