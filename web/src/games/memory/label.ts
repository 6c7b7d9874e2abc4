/** What places, cards and moves are called, for buttons and whoever listens. */
import type { Catalogue } from '../../lib/words.svelte';
import { laid } from './laid.svelte';
import { DOWN, JOKER, moveOf, placeOf, TAKEN, type MemoryScene, type MemoryView } from './view';

export function label(move: string, view: Partial<MemoryView>, words: Catalogue): string {
  if (placeOf(move) !== null) return words.say('move-turn', { place: move });
  return move === 'stop' && view.table ? stopSays(view.table.keeps, words) : '';
}

/** What stopping now would bring. */
export const stopSays = (keeps: number, words: Catalogue): string => (keeps ? words.say('move-keep', { count: keeps }) : words.say('move-none'));

export const faceName = (face: string, words: Catalogue): string => words.say('word-face', { face: face === TAKEN ? 'gone' : face === DOWN ? 'down' : face === JOKER ? 'joker' : face });

/** A place of the grid and what lies there for all to see. */
export function placeSays(place: number, face: string, words: Catalogue): string {
  return words.say('place-says', { place: moveOf(place), face: faceName(face, words) });
}

/** How each place is said, by its row and column as the cards lie on this page; and what a joker is called. */
export function spoken({ low, high, jokers, columns }: MemoryScene, words: Catalogue): Record<string, string> {
  const wide = laid.columns || columns;
  const places = Array.from({ length: high - low + 1 + jokers }, (_, place) => [
    moveOf(place),
    words.say('place-name', { row: Math.floor(place / wide) + 1, column: (place % wide) + 1 }),
  ]);
  return { ...Object.fromEntries(places), [JOKER]: faceName(JOKER, words) };
}
