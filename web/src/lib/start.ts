/** Opening a table: three ways in, good defaults, and off to it. */
import { lots } from './ages';
import { checkOptions, fetchGame, openTable } from './api';
import { folders } from './game';
import { place } from './route.svelte';
import { keep, kept } from './storage';
import { remember, type KnownTable } from './tables';
import type { GameInfo, Json, Wish } from './wire';
import { frame } from './words.svelte';

export type Way = 'here' | 'friends' | 'computer';

export interface Choice {
  options?: { [name: string]: Json };
  seats?: number;
  bot?: string;
  time?: number | null;
  /** What each player's clock begins with. */
  clock?: Wish['clock'];
  /** The person's seat when the others are played by the computer. */
  seat?: number;
  /** The seats that were named from the youngest on; without any, lots are drawn. */
  by_age?: readonly number[];
  /** Go on from a turn of a match that is over; its options are taken over. */
  begun?: Wish['begun'];
}

/** Whether no game was started in this browser yet. */
export const fresh = (): boolean => kept('played') === null;

const levelKey = (game: string): string => (folders.get(game)?.level ? `level.${game}` : 'level');

/** Keep which computer player was chosen. */
export function keepLevel(game: string, level: string): void {
  keep(levelKey(game), level);
}

/** The computer player that is chosen before anyone has said otherwise: the last one, at first the weakest. */
export function usualBot({ id, levels, bots }: GameInfo): string {
  const last = levels.find(({ name }) => name === kept(levelKey(id)));
  const own = levels.find(({ name }) => name === folders.get(id)?.level);
  if (!last && own) return own.name;
  const named = levels.some(({ name }) => name === 'easy');
  return last?.name ?? (named ? (fresh() ? 'easy' : 'medium') : (bots[0] ?? 'random'));
}

export async function start(game: string, way: Way, choice: Choice = {}): Promise<void> {
  const usual = choice.begun ? {} : folders.get(game)?.usual?.(fresh());
  const table = await open(game, way, { ...choice, options: { ...usual, ...choice.options } });
  keep('played', 'yes');
  place.go(`/table/${table.match}`);
}

/** Open a table and keep it in this browser. */
export async function open(game: string, way: Way, choice: Choice = {}): Promise<KnownTable> {
  const info = await fetchGame(game, frame.language);
  const chosen = choice.options ?? {};
  const options = folders.get(game)?.settle?.(chosen) ?? chosen;
  // What was typed is asked about first: a table that cannot be set is a request that fails.
  const { facts } = Object.keys(options).length ? await checkOptions(game, options) : info;
  const seats = choice.seats ?? info.seats[0] ?? 2;
  const own = choice.seat ?? 0;
  const bots: NonNullable<Wish['bots']> = {};
  if (way === 'computer') {
    const bot = choice.bot ?? usualBot(info);
    for (let seat = 0; seat < seats; seat++) if (seat !== own) bots[seat] = bot;
  }
  const time = clock(way, choice);
  const ages = way === 'here' && !choice.begun && seats > 1 ? facts.ages : null;
  const order = choice.by_age?.length ? choice.by_age : ages?.lot ? null : lots(seats);
  const made = await openTable({ game, options, seats, bots, ...time, ...(choice.clock ? { clock: choice.clock } : {}), ...(ages && order ? { by_age: [...order] } : {}), ...(choice.begun ? { begun: choice.begun } : {}) });
  const mine = way === 'here' ? made.seats : made.seats.filter((link) => link.seat === own);
  const table: KnownTable = {
    match: made.match,
    game,
    way,
    tokens: Object.fromEntries(mine.map((link) => [link.seat, link.token])),
    invited: made.seats.filter((link) => !mine.includes(link)).map(({ seat, name, token }) => ({ seat, name, token })),
    at: Date.now(),
    options,
    ...(way === 'friends' ? { host: made.host.token } : {}),
  };
  remember(table);
  return table;
}

/** Nobody waits for a clock unless people play apart from each other or chose to have one. */
function clock(way: Way, choice: Choice): { time?: number | null } {
  if (choice.time !== undefined) return { time: choice.time };
  return way === 'friends' || choice.options?.['clock'] === true ? {} : { time: null };
}
