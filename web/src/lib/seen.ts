/** What a table's view means for the frame around it: colours of seats, names of things. */
import type { GameTable } from './game';
import type { Catalogue } from './words.svelte';

/** The colours of the seats, where the game has its own. */
export function coloursOf(table: GameTable | null, view: unknown): readonly string[] | undefined {
  const colours = table?.colours;
  return typeof colours === 'function' ? colours(view) : colours;
}

/** The words at a table: what its scene names, and where left and right lead as its board lies. */
export function wordsAt(words: Catalogue, table: GameTable | null, scene: unknown, ways?: Readonly<Record<string, string>>): Catalogue {
  const here = ways ? words.saying(ways) : words;
  const named = scene ? table?.spoken?.(scene, here) : undefined;
  return named ? here.saying(named) : here;
}

/** The name that a player gave; '' for whoever gave none and is called by a seat, after sides were swapped by another one. */
export function givenName(name: string, seats: readonly string[], words: Catalogue): string {
  return seats.some((seat) => words.seat(seat) === name) ? '' : name;
}
