/** What is said at a table: heard by whoever is there, kept nowhere. Whoever was muted is not heard by this browser. */
import type { Question } from './line';
import { note, tableOf } from './tables';
import type { Phrase, Said } from './wire';

export const PHRASES: readonly Phrase[] = ['hello', 'good-luck', 'one-moment', 'well-played', 'close', 'oops', 'thanks', 'sorry', 'again', 'goodbye'];
export const LONGEST = 200;
/** How much of it a page remembers. */
const MOST = 30;

export interface Heard extends Said {
  /** Which one it is, so that the same words twice are two. */
  number: number;
}

export class Talk {
  heard = $state.raw<readonly Heard[]>([]);
  /** What was said last, unless it is not to be heard any more. */
  latest = $state.raw<Heard | null>(null);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** What came of the last thing that was said here. */
  failed = $state<'' | 'often' | 'failed'>('');
  private count = 0;

  constructor(
    private readonly match: string,
    private readonly ask: (question: Question) => Promise<unknown>,
  ) {
    this.muted = new Set(tableOf(match)?.muted);
  }

  hear(said: Said): void {
    if (this.muted.has(said.seat)) return;
    this.latest = { ...said, number: ++this.count };
    this.heard = [...this.heard, this.latest].slice(-MOST);
  }

  mute(seat: number, on: boolean): void {
    this.muted = new Set(on ? [...this.muted, seat] : [...this.muted].filter((each) => each !== seat));
    note(this.match, { muted: [...this.muted] });
    if (!on) return;
    this.heard = this.heard.filter((said) => said.seat !== seat);
    if (this.latest?.seat === seat) this.latest = null;
  }

  say(phrase: Phrase): Promise<boolean> {
    return this.send({ type: 'say', phrase });
  }

  /** Say something in one's own words. */
  write(text: string): Promise<boolean> {
    return this.send({ type: 'chat', text });
  }

  private async send(question: Question): Promise<boolean> {
    this.failed = '';
    try {
      await this.ask(question);
      return true;
    } catch (error) {
      this.failed = error instanceof Error && error.message === 'said-often' ? 'often' : 'failed';
      return false;
    }
  }
}
