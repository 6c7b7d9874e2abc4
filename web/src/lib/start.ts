/** Opening a table: three ways in, good defaults, and off to it. */
import { checkOptions, fetchGame, openTable } from './api';
import { place } from './route.svelte';
import { remember, type KnownTable } from './tables';
import type { Json, Wish } from './wire';
import { frame } from './words.svelte';

export type Way = 'here' | 'friends' | 'computer';

export interface Choice {
  options?: { [name: string]: Json };
  seats?: number;
  bot?: string;
  time?: number | null;
  /** The person's seat when the others are played by the computer. */
  seat?: number;
}

export async function start(game: string, way: Way, choice: Choice = {}): Promise<void> {
  place.go(`/table/${(await open(game, way, choice)).match}`);
}

/** Open a table and keep it in this browser. */
export async function open(game: string, way: Way, choice: Choice = {}): Promise<KnownTable> {
  const info = await fetchGame(game, frame.language);
  const options = choice.options ?? {};
  // What was typed is asked about first: a table that cannot be set is a request that fails.
  if (Object.keys(options).length) await checkOptions(game, options);
  const seats = choice.seats ?? info.seats[0] ?? 2;
  const own = choice.seat ?? 0;
  const bots: NonNullable<Wish['bots']> = {};
  if (way === 'computer') {
    const bot = choice.bot ?? info.bots[0] ?? 'random';
    for (let seat = 0; seat < seats; seat++) if (seat !== own) bots[seat] = bot;
  }
  const time = clock(way, choice);
  const made = await openTable({ game, options, seats, bots, ...time });
  const mine = way === 'here' ? made.seats : made.seats.filter((link) => link.seat === own);
  const table: KnownTable = {
    match: made.match,
    game,
    way,
    tokens: Object.fromEntries(mine.map((link) => [link.seat, link.token])),
    invited: made.seats.filter((link) => !mine.includes(link)).map(({ seat, name, token }) => ({ seat, name, token })),
    watch: made.spectator.token,
    at: Date.now(),
    options,
  };
  remember(table);
  return table;
}

/** Nobody waits for a clock unless people play apart from each other or chose to have one. */
function clock(way: Way, choice: Choice): { time?: number | null } {
  if (choice.time !== undefined) return { time: choice.time };
  return way === 'friends' || choice.options?.['clock'] === true ? {} : { time: null };
}
