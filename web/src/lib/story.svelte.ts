/** A game that is played through: read from a match turn by turn, or from the text of a transcript, as one viewer saw it. */
import { fetchGame, fetchTranscript, fetchTurns, keyOf, readTranscript } from './api';
import { check, proofOf, type Verdict } from './fair';
import { fits } from './committing';
import { receiptOf, type Receipt } from './receipts';
import { folders, type GameTable } from './game';
import { start } from './start';
import { tableOf } from './tables';
import { frame } from './words.svelte';
import type { GameInfo, Past, Replay, Turn } from './wire';

/** All that one viewer could see, and nothing else. */
export interface Seen extends Pick<Past, 'game' | 'players' | 'scene' | 'over'> {
  turns: readonly Turn[];
  last: number;
  given: number;
}

/** What everyone could see. */
export const EVERYONE = -1;

/** The game is not over, and what is hidden or fleeting in it is not told yet. */
export class NotOver extends Error {}

export class Story {
  seen = $state.raw<Seen | null>(null);
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
    const first = await fetchTurns(this.match, this.right(), 0, EVERYONE);
    const game = await this.gameOf(first.game);
    if (!first.over && (game.private || game.fleeting)) throw new NotOver();
    const seat = first.seats.indexOf(name ?? '');
    await this.read(seat, seat === EVERYONE ? first : undefined);
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
    await (this.match ? this.read(seat) : this.transcribed(seat));
    this.eyes = seat;
  }

  close(): void {
    this.seen = null;
  }

  /** Check seeds and draws; that needs the whole transcript, so only whoever asks for it gets it. */
  async prove(): Promise<void> {
    const whole = await this.whole();
    this.verdict = this.judged(whole, await readTranscript(whole));
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

  /** Read a match turn by turn as these eyes saw it; nothing else is asked for. */
  private async read(seat: number, begun?: Past): Promise<void> {
    let told = begun ?? (await fetchTurns(this.match, this.right(), 0, seat));
    let turns: readonly Turn[] = told.turns;
    while (turns.length && turns.at(-1)!.number < told.last) {
      told = await fetchTurns(this.match, this.right(), turns.at(-1)!.number + 1, seat);
      if (!told.turns.length) break;
      turns = [...turns, ...told.turns];
    }
    this.seen = { ...told, turns, last: turns.at(-1)?.number ?? 0 };
  }

  private async transcribed(seat: number): Promise<void> {
    const replay = await readTranscript(this.text, seat);
    await this.gameOf(replay.game);
    const { game, players, scene, over, turns } = replay;
    this.seen = { game, players, scene, over, turns, last: turns.length - 1, given: 0 };
    this.verdict = this.judged(this.text, replay);
  }

  private async gameOf(id: string): Promise<GameInfo> {
    const info = await fetchGame(id, frame.language);
    this.info = info;
    this.table = (await folders.get(id)?.table?.()) ?? null;
    return info;
  }

  private judged(whole: string, replay: Replay): Verdict | 'none' {
    const proof = proofOf(whole);
    this.receipt = proof && receiptOf(this.match, proof);
    const known = { promise: tableOf(this.match)?.promise, kept: proof && this.receipt ? fits(this.receipt, proof) : undefined };
    const found = proof && check(proof, replay.draws, known);
    if (!found || found.commitment === null) return 'none';
    return replay.fair === false ? { ...found, commitment: false } : found;
  }
}
