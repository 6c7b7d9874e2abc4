/** A game that is played through: read from a match turn by turn, or from the text of a transcript, as one viewer saw it. */
import { fetchGame, fetchTranscript } from './api';
import { check, proofOf, type Verdict } from './fair';
import { fits } from './committing';
import { tablePages } from './match-history';
import { receiptOf, type Receipt } from './receipts';
import { folders, type GameTable } from './game';
import { start } from './start';
import { tableOf } from './tables';
import { keyOf, transcriptPages } from './transcripts';
import { frame } from './words.svelte';
import type { GameInfo, History, TranscriptHistory } from './wire';

/** What everyone could see. */
export const EVERYONE = -1;

/** The game is not over, and what is hidden or fleeting in it is not told yet. */
export class NotOver extends Error {}

export class Story {
  seen = $state.raw<History | null>(null);
  info = $state.raw<GameInfo | null>(null);
  table = $state.raw<GameTable | null>(null);
  verdict = $state.raw<Verdict | 'none' | null>(null);
  /** What this browser has kept of it from before the deal. */
  receipt = $state.raw<Receipt | null>(null);
  /** The seat through whose eyes it is seen. */
  eyes = $state(EVERYONE);
  /** The transcript, where it was given as text. */
  text = $state('');

  constructor(
    readonly match: string,
    private readonly right: () => string,
  ) {}

  /** Begin with a match as the seat of this name saw it, or else as everyone could. */
  async open(name: string | null): Promise<void> {
    const pages = this.pagesOf(EVERYONE);
    const first: History = (await pages.next()).value;
    const game = await this.gameOf(first.game);
    if (!first.over && (game.private || game.fleeting)) throw new NotOver();
    const seat = first.seats.indexOf(name ?? '');
    this.show(seat === EVERYONE ? [first, ...(await all(pages))] : await all(this.pagesOf(seat)));
    this.eyes = seat;
  }

  /** Read the text that was given, from its beginning. */
  async readText(): Promise<void> {
    try {
      // What is copied by selection often comes without its last line's end, or with ends of its own.
      this.text = `${this.text.replace(/\r\n?/g, '\n').trimEnd()}\n`;
      await this.transcribed(EVERYONE);
      this.eyes = EVERYONE;
    } catch (error) {
      this.seen = null;
      throw error;
    }
  }

  /** Look through other eyes: what they saw is asked for, and takes the place of everything. */
  async see(seat: number): Promise<void> {
    await (this.match ? all(this.pagesOf(seat)).then((pages) => this.show(pages)) : this.transcribed(seat));
    this.eyes = seat;
  }

  close(): void {
    this.seen = null;
  }

  /** Check seeds and draws; that needs the whole transcript, so only whoever asks for it gets it. */
  async prove(): Promise<void> {
    const whole = await this.whole();
    this.verdict = this.judged(whole, await all(transcriptPages(whole)));
  }

  /** The whole transcript. */
  async whole(): Promise<string> {
    return this.match ? await fetchTranscript(this.match, this.right()) : this.text;
  }

  /** Open a table that goes on from a turn, with this seat against the computer. */
  async playOn(turn: number, seat: number): Promise<void> {
    if (!this.seen) return;
    const { game, players } = this.seen;
    const begun = this.match ? { match: this.match, token: this.right(), turn } : { key: await keyOf(this.text), turn };
    await start(game, 'computer', { seats: players.length, seat, begun });
  }

  /** The pages of a match as these eyes saw it; nothing else is asked for. */
  private pagesOf(seat: number): AsyncGenerator<History> {
    return tablePages(this.match, this.right(), 0, seat);
  }

  private show(pages: readonly History[]): void {
    const turns = pages.flatMap((page) => page.turns);
    this.seen = { ...pages.at(-1)!, turns, last: turns.at(-1)?.number ?? 0 };
  }

  private async transcribed(seat: number): Promise<void> {
    const pages = await all(transcriptPages(this.text, seat));
    await this.gameOf(pages[0]!.game);
    this.show(pages);
    this.verdict = this.judged(this.text, pages);
  }

  private async gameOf(id: string): Promise<GameInfo> {
    const info = await fetchGame(id, frame.language);
    this.info = info;
    this.table = (await folders.get(id)?.table?.()) ?? null;
    return info;
  }

  private judged(whole: string, pages: readonly TranscriptHistory[]): Verdict | 'none' {
    const proof = proofOf(whole);
    this.receipt = proof && receiptOf(this.match, proof);
    const known = { promise: tableOf(this.match)?.promise, kept: proof && this.receipt ? fits(this.receipt, proof) : undefined };
    const found = proof && check(proof, pages.flatMap(({ draws }) => draws), known);
    if (!found || found.commitment === null) return 'none';
    return pages[0]!.fair === false ? { ...found, commitment: false } : found;
  }
}

/** Every page, when the last of them is there. */
async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const page of pages) read.push(page);
  return read;
}
