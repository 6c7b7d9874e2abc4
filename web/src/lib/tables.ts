/** The games of this browser, newest first: the way back to those that run, and what came of the others. */
import { keep, kept } from './storage';
import type { Level, Place, Result } from './wire';

export interface KnownTable {
  match: string;
  game: string;
  /** The tokens that this browser holds, by seat. */
  tokens: Record<string, string>;
  /** The links of the seats that others may take. */
  invited: { seat: number; name: string; token: string }[];
  way: 'here' | 'friends' | 'computer' | 'joined' | 'watch';
  at: number;
  over?: boolean;
  /** The server has it no longer. */
  gone?: boolean;
  options?: Record<string, unknown>;
  /** The host's token, where this browser opened the table. */
  host?: string;
  /** For whom it stands in the open list. */
  listed?: Level | undefined;
  /** Who sits there, as far as it was heard. */
  seats?: readonly Place[];
  result?: Result;
  /** What the game before has promised of this one's seed. */
  promise?: string;
  /** How many games each seat has won before this one, in a series. */
  before?: readonly number[];
  /** The seats that are not to be heard here. */
  muted?: readonly number[];
}

const MOST = 200;

export function tables(): KnownTable[] {
  try {
    const list: unknown = JSON.parse(kept('tables') ?? '[]');
    return Array.isArray(list) ? (list as KnownTable[]) : [];
  } catch {
    return [];
  }
}

export function tableOf(match: string): KnownTable | undefined {
  return tables().find((table) => table.match === match);
}

export function remember(table: KnownTable): void {
  const others = tables().filter((other) => other.match !== table.match);
  keep('tables', JSON.stringify([table, ...others].slice(0, MOST)));
}

export function note(match: string, change: Partial<KnownTable>): void {
  const list = tables().map((table) => (table.match === match ? { ...table, ...change } : table));
  keep('tables', JSON.stringify(list));
}

export function forgetTable(match: string): void {
  keep('tables', JSON.stringify(tables().filter((table) => table.match !== match)));
}

/** The game that follows one: its match, what was promised of its seed, whether everyone sits one seat further on. */
export interface Following {
  match: string;
  promise?: string | null | undefined;
  swapped: boolean;
}

/** The next game of a series: the same players, what they have won so far with them. */
export function follow(table: KnownTable, { match, promise, swapped }: Following): void {
  if (tableOf(match)) return;
  const { result: _, seats: __, gone: ___, promise: ____, listed: _____, ...rest } = table;
  const won = series(table);
  const there = (seat: number): number => (swapped ? (seat + 1) % won.length : seat);
  const tokens = Object.fromEntries(Object.entries(table.tokens).map(([name, token]) => [name === 'watch' ? name : there(Number(name)), token]));
  const before = [...won];
  won.forEach((count, seat) => (before[there(seat)] = count));
  const muted = table.muted?.map(there);
  remember({ ...rest, ...(promise && { promise }), ...(muted && { muted }), match, tokens, at: Date.now(), over: false, invited: [], before });
}

/** The seats in first place; nobody where all share it. */
export function winners({ ranks }: Result): number[] {
  const found = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return found.length === ranks.length ? [] : found;
}

/** How many games each seat has won, this one included. */
export function series(table: KnownTable): number[] {
  const { before = [], result, seats = [] } = table;
  const won = result ? winners(result) : [];
  return [...Array(Math.max(seats.length, before.length)).keys()].map(
    (seat) => (before[seat] ?? 0) + (won.includes(seat) ? 1 : 0),
  );
}

/** The one seat that this browser plays; null for those who watch and where a device is handed around. */
export function ownSeat(table: KnownTable): number | null {
  const seats = Object.keys(table.tokens);
  return seats.length === 1 && seats[0] !== 'watch' ? Number(seats[0]) : null;
}

/** A token that opens the table. */
export function tokenOf(table: KnownTable): string {
  return Object.values(table.tokens)[0] ?? '';
}
