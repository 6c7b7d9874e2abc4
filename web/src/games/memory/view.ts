/** What a viewer sees of a table of Traffic-Memory, and how places are counted. */
import type { GameEvent, Games } from '../../lib/wire';

export type MemoryView = Games['memory'];
export type MemoryScene = MemoryView['scene'];
export type MemoryTable = MemoryView['table'];

export const JOKER = '*';

/** What is printed on a card. */
export const printed = (card: string): string => (card === JOKER ? '★' : card);
export const DOWN = '?';
export const TAKEN = '-';

/** The place of a move such as p7, from 0; null for another move. */
export function placeOf(move: string): number | null {
  const [, number] = /^p(\d+)$/.exec(move) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

export const moveOf = (place: number): string => `p${place + 1}`;

/** The places that an event names, from 0. */
export function placesIn({ details }: GameEvent): number[] {
  return [details['places'] ?? details['place'] ?? []].flat().flatMap((place) => placeOf(String(place)) ?? []);
}

/** The card that an event shows, as the table writes it. */
export const cardIn = ({ details }: GameEvent): string => (details['card'] === 'joker' ? JOKER : String(details['card']));

/** Cards as they stand in a run: numbers ascending, jokers last. */
export function inRow(cards: readonly string[]): string[] {
  const rank = (card: string) => (card === JOKER ? Infinity : Number(card));
  return [...cards].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
