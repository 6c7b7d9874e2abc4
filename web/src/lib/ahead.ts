/** What the page of an address will ask for, asked for while its words are still on the way. */
import { fetchGames } from './api';
import { folders } from './game';
import { pages } from './pages';
import type { Route } from './route.svelte';
import { tableOf } from './tables';
import { frame, gameWords } from './words.svelte';

export function ahead(route: Route): void {
  const game = route.page === 'table' ? tableOf(route.match)?.game : undefined;
  const wanted = [
    pages[route.page]?.(),
    fetchGames(frame.language),
    game && gameWords(game, frame.language),
    game && folders.get(game)?.table?.(),
  ];
  // Whoever needs it asks again, and is told if it cannot be had.
  void Promise.allSettled(wanted);
}
