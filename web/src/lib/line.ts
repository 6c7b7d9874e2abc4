/**
 * One socket: one viewer of one match. It reconnects by itself, and what was not answered is sent
 * again with the same id, so that nothing is lost and nothing is done twice.
 */
import { newId } from './random';
import type { Accepted, Message, Refused, Tried } from './wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'refused';
type Answer = Accepted | Refused | Tried;

export interface Ear {
  hear(message: Message): void;
  state(state: LineState, why?: string): void;
  /** The number of the last event heard; 0 before the first. */
  cursor(): number;
}

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING = 20_000;
const PATIENCE = 8_000;

/** Thrown to those who still wait when a line is closed for good. */
export class LineClosed extends Error {}

/** Ask whether a link opens its table: resolves with the match's stage, or with why it does not. */
export function knock(match: string, token: string): Promise<{ stage: string } | { why: string }> {
  return new Promise((resolve) => {
    let stage = '';
    const line = new Line(match, token, {
      hear: (message) => {
        if (message.type === 'update') stage = message.stage;
      },
      cursor: () => 0,
      state: (state, why = 'unreachable') => {
        if (state === 'connecting') return;
        resolve(state === 'open' ? { stage } : { why });
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

  constructor(
    private readonly match: string,
    private readonly token: string,
    private readonly ear: Ear,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Send a message; resolves with its answer, also after reconnects. */
  ask(type: string, fields: object = {}): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.greeted) this.socket?.send(text);
    });
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

  private greeted = false;

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
      socket.send(JSON.stringify({ type: 'hello', match, token, cursor: this.ear.cursor() }));
      this.listen();
    };
    socket.onmessage = (event) => {
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
        socket.onclose = null;
        socket.close();
        this.lose();
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
    if (message.type === 'error') return this.fail(message);
    if (message.type === 'update' && !this.greeted) {
      this.greeted = true;
      this.wait = FIRST_WAIT;
      this.ear.hear(message);
      this.ear.state('open');
      for (const { text } of this.waiting.values()) this.socket?.send(text);
      return;
    }
    if (message.type === 'pong') return;
    if (message.type === 'accepted' || message.type === 'refused' || message.type === 'tried') {
      const waiting = this.waiting.get(message.id);
      if (message.type === 'refused' && message.why === 'unknown') {
        setTimeout(() => waiting && this.socket?.send(waiting.text), FIRST_WAIT);
        return;
      }
      this.waiting.delete(message.id);
      waiting?.resolve(message);
      return;
    }
    this.ear.hear(message);
  }

  private fail(message: { why: string; id?: string; after?: number }): void {
    const waiting = message.id === undefined ? undefined : this.waiting.get(message.id);
    if (waiting && (message.why === 'too-many' || message.why === 'failed')) {
      setTimeout(() => this.socket?.send(waiting.text), 1000 * (message.after ?? 1));
    } else if (waiting && message.id !== undefined) {
      this.waiting.delete(message.id);
      waiting.reject(new Error(message.why));
    } else if (!this.greeted && ['no-such-table', 'bad-token', 'broken-log'].includes(message.why)) {
      this.ear.state('refused', message.why);
      this.close();
    }
  }
}
