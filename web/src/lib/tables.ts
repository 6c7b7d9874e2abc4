/** The tables that this browser has sat at, newest first, to be taken up again. */
import { keep, kept } from './storage';

export interface KnownTable {
  match: string;
  game: string;
  /** The tokens that this browser holds, by seat. */
  tokens: Record<string, string>;
  /** The links of the seats that others may take. */
  invited: { seat: number; name: string; token: string }[];
  /** A spectator's token, to be passed on. */
  watch?: string;
  way: 'here' | 'friends' | 'computer' | 'joined' | 'watch';
  at: number;
  over?: boolean;
  options?: Record<string, unknown>;
}

const MOST = 24;

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
