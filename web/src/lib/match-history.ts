/** The history of a match turn by turn, asked for a page at a time. */
import { askJson, bearing } from './api';
import type { History } from './wire';

/**
 * The pages of a match from the turn `first` on, as one viewer saw them. While it runs, that is the
 * token's own; when it is over, `eyes` may be any seat, or -1 for what everyone could see.
 */
export const tablePages = (match: string, token: string, first: number, eyes?: number): AsyncGenerator<History> =>
  pages(first, (from) => askJson(`/api/tables/${encodeURIComponent(match)}/history?${query(from, eyes)}`, bearing(token)));

/** The pages from a turn on, each asked for by the turn that it begins with. */
export async function* pages<T extends History>(first: number, fetchPage: (first: number) => Promise<T>): AsyncGenerator<T> {
  for (let page; !page || (page.turns.length && first <= page.last); first = (page.turns.at(-1)?.number ?? first) + 1) {
    page = await fetchPage(first);
    yield page;
  }
}

export const query = (first: number, eyes?: number): string => `first=${first}${eyes === undefined ? '' : `&eyes=${eyes}`}`;
