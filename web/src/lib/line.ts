/**
 * One socket: one viewer of one match. It reconnects by itself, and what was not answered is sent
 * again with the same id, so that nothing is lost and nothing is done twice.
 */
import { newId } from './random';
import { renew, settled } from './renew';
import { PROTOCOL, type Accepted, type Asked, type Greeting, type Message, type Refused, type Tried, type Update } from './wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'refused';
type Answer = Accepted | Refused | Tried;
type Unnamed<M> = M extends { id: string } ? Omit<M, 'id'> : never;
/** A message before it has its id. */
export type Question = Unnamed<Asked>;

export interface Ear {
  hear(message: Message): void;
  state(state: LineState, why?: string): void;
  /** The last version heard, 0 before the first: what happened after it is told. Null: nothing is. */
  cursor(): number | null;
  /** Whether a game's drawing in plain text is wanted; null while it is not known which game it is. */
  letters(game: string | null): boolean;
}

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** A silence this long is asked about, and an answer waited for this long: a dead network is noticed within ten seconds. */
const PING = 5_000;
const PATIENCE = 4_000;
/** Why a hello is refused for good. */
const FINAL = ['no-such-table', 'bad-token', 'renewed', 'broken-log', 'closed', 'protocol'];

/** Thrown to those who still wait when a line is closed for good. */
export class LineClosed extends Error {}

/** Ask whether a link opens its table: resolves with how it is greeted there, or with why it does not. */
export function knock(match: string, token: string): Promise<Greeting | { why: string }> {
  return new Promise((resolve) => {
    let greeting: Greeting | null = null;
    const line = new Line(match, token, {
      hear: (message) => {
        if (message.type === 'update') greeting = message.greeting ?? greeting;
      },
      cursor: () => null,
      letters: () => false,
      state: (state, why = 'unreachable') => {
        if (state === 'connecting') return;
        resolve(state === 'open' && greeting ? greeting : { why });
        line.close();
      },
    });
  });
}

export class Line {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private done = false;
  private greeted = false;
  /** Whether the last hello asked for letters. */
  private lettered = false;

  constructor(
    private readonly match: string,
    private token: string,
    private readonly ear: Ear,
    /** The game that is played there, if it is known already. */
    private game: string | null = null,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Send a message; resolves with its answer, also after reconnects. */
  ask(question: Question): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ ...question, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      this.send(text);
    });
  }

  /** Send what is asked, unless nobody is greeted yet: then it is sent when that is done. */
  private send(text: string): void {
    if (this.greeted) this.socket?.send(text);
  }

  /** Come by another token from now on; with `anew` at once. */
  openBy(token: string, anew: boolean): void {
    this.token = token;
    if (anew) this.anew();
  }

  close(): void {
    this.done = true;
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    for (const { reject } of this.waiting.values()) reject(new LineClosed());
    this.waiting.clear();
  }

  private readonly hurry = (): void => {
    if (this.done || document.hidden || this.socket) return;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    this.ear.state('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/ws`);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const { match, token } = this;
      const letters = (this.lettered = this.ear.letters(this.game));
      const hello: Asked = { type: 'hello', match, token, protocol: PROTOCOL, cursor: this.ear.cursor(), letters };
      socket.send(JSON.stringify(hello));
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return; // what was still under way on a connection that was given up
      this.listen();
      this.take(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** Ask for a sign of life after a silence; a dead connection often looks alive. */
  private listen(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      const socket = this.socket;
      if (!socket || this.done) return;
      if (socket.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify({ type: 'ping', id: newId() }));
      }
      this.pulse = setTimeout(() => {
        this.lose();
        socket.close();
      }, PATIENCE);
    }, PING);
  }

  private lose(): void {
    clearTimeout(this.pulse);
    this.socket = null;
    this.greeted = false;
    if (this.done) return;
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    this.ear.state('lost');
  }

  private take(message: Message): void {
    switch (message.type) {
      case 'error':
        return this.fail(message);
      case 'update':
        return message.greeting && !this.greeted ? this.greet(message) : this.change(message);
      case 'accepted':
      case 'rejected':
      case 'tried':
        return this.answer(message);
      case 'ping':
        // The server measures how long it takes, and credits it to a clock.
        return this.socket?.send(JSON.stringify({ type: 'pong', number: message.number }));
      case 'presence':
      case 'said':
        return this.ear.hear(message);
    }
  }

  /** The answer to hello: from now on one is heard, and what is still unanswered is sent again. */
  private greet(message: Update): void {
    settled();
    this.game = message.greeting?.game ?? this.game;
    if (this.ear.letters(this.game) !== this.lettered) return this.anew();
    this.greeted = true;
    this.wait = FIRST_WAIT;
    this.ear.hear(message);
    if (!this.greeted) return; // what was heard has it begin anew
    this.ear.state('open');
    for (const { text } of this.waiting.values()) this.send(text);
  }

  /** Say hello again, now that it is known what to ask for. */
  private anew(): void {
    const before = this.socket;
    this.connect();
    before?.close();
  }

  private change(message: Update): void {
    this.ear.hear(message);
    if (message.accepted != null) this.answer({ type: 'accepted', id: message.accepted });
  }

  private answer(message: Answer): void {
    const waiting = this.waiting.get(message.id);
    if (message.type === 'rejected' && message.why === 'unknown') {
      setTimeout(() => waiting && this.send(waiting.text), FIRST_WAIT);
      return;
    }
    this.waiting.delete(message.id);
    waiting?.resolve(message);
  }

  private fail(message: { why: string; id?: string | null; after?: number | null }): void {
    const waiting = message.id == null ? undefined : this.waiting.get(message.id);
    if (waiting && (message.why === 'too-many' || message.why === 'failed')) {
      setTimeout(() => this.send(waiting.text), 1000 * (message.after ?? 1));
    } else if (waiting && message.id != null) {
      this.waiting.delete(message.id);
      waiting.reject(new Error(message.why));
    } else if (!this.greeted && FINAL.includes(message.why)) {
      this.close();
      if (message.why !== 'protocol' || !renew()) this.ear.state('refused', message.why);
    }
  }
}
