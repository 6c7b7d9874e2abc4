/** What a viewer sees of a table of jam, and where moves lead on it. */
import type { Games } from '../../lib/wire';

export type JamView = Games['jam'];
export type JamScene = JamView['scene'];
export type JamTable = JamView['table'];
/** A lane from front to end; a place is its cards bottom to top, a gap is empty. */
export type Lane = readonly (readonly string[])[];
export type Way = NonNullable<JamView['own']>['ways'][string][number];

/** The lane and the place of a move such as r2 or r2g3, from 0; null for a card. */
export function read(move: string): { lane: number; gap: number | null } | null {
  const [, lane, place] = /^r(\d+)(?:g(\d+))?$/.exec(move) ?? [];
  if (lane === undefined) return null;
  return { lane: Number(lane) - 1, gap: place === undefined ? null : Number(place) - 1 };
}

/** Where the card that is considered, or the one to be placed, may go as the table stands. */
export function waysOf(view: Partial<JamView>, card: string | null): readonly Way[] {
  const ways = view.own?.ways ?? {};
  return ways[card ?? ''] ?? [];
}

/** The card that waits to be placed first. */
export function dueCard(view: Partial<JamView>): string | null {
  return view.table?.stage === 'place' ? (view.table.revealed[0]?.card ?? null) : null;
}

/** What this move would mean, where the table tells it. */
export function wayOf(view: Partial<JamView>, move: string): Way | undefined {
  return waysOf(view, dueCard(view)).find((way) => way.move === move);
}

/** The place of a lane where a card would come to stand; -1 is in front of the first. */
export function spotOf(way: Way, lanes: readonly Lane[]): { lane: number; place: number } {
  const { lane, gap } = read(way.move) ?? { lane: 0, gap: null };
  const length = lanes[lane]?.length ?? 0;
  if (gap !== null) return { lane, place: gap };
  if (way.how === 'hitched') return { lane, place: length - 1 };
  if (way.how === 'front') return { lane, place: way.takes === null ? -1 : length };
  return { lane, place: way.how === 'low' ? 0 : length };
}

/** What a seat has in all, the present round included. */
export function totals({ stage, points, penalty_points }: JamTable): number[] {
  return points.map((sum, seat) => (stage === 'over' ? sum : sum + (penalty_points[seat] ?? 0)));
}

/** What cards count as penalty: 1 each, special cards 2, trailers as agreed (JAM-19). */
export function worth(cards: readonly string[], { trailers, trailer_points }: Pick<JamScene, 'trailers' | 'trailer_points'>): number {
  const one = (card: string) => (!Number(card) ? 2 : trailers.includes(Number(card)) ? trailer_points : 1);
  return cards.reduce((sum, card) => sum + one(card), 0);
}
