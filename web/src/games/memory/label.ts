/** What places, cards and moves are called, for buttons and whoever listens. */
import type { Catalogue } from '../../lib/words.svelte';
import { DOWN, placeOf, TAKEN, type MemoryView } from './view';

export function label(move: string, view: Partial<MemoryView>, words: Catalogue): string {
  const place = placeOf(move);
  if (place !== null) return words.say('move-turn', { place: place + 1 });
  return move === 'stop' && view.table ? stopSays(view.table.keeps, words) : '';
}

/** What stopping now would bring. */
export const stopSays = (keeps: number, words: Catalogue): string => (keeps ? words.say('move-keep', { count: keeps }) : words.say('move-none'));

export const faceName = (face: string, words: Catalogue): string => words.say('word-face', { face: face === TAKEN ? 'gone' : face === DOWN ? 'down' : face === '*' ? 'joker' : face });

/** A place of the grid and what lies there for all to see. */
export function placeSays(place: number, face: string, columns: number, words: Catalogue): string {
  return words.say('place-says', {
    place: place + 1,
    row: Math.floor(place / columns) + 1,
    column: (place % columns) + 1,
    face: faceName(face, words),
  });
}
