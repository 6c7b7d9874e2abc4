/** What cards, places and moves are called, for buttons and whoever listens. */
import type { Catalogue } from '../../lib/words.svelte';
import { read, wayOf, waysOf, type JamView, type Lane, type Way } from './view';

export function label(move: string, view: Partial<JamView>, words: Catalogue): string {
  const at = read(move);
  if (!at) return cardName(move, words);
  const said = words.say(at.gap === null ? 'move-row' : 'move-gap', { lane: at.lane + 1, place: (at.gap ?? 0) + 1 });
  const way = wayOf(view, move);
  return way && way.takes !== null ? words.say('move-takes', { place: said, points: way.takes }) : said;
}

export function cardName(card: string, words: Catalogue): string {
  return words.say(`card-${card}`, {}, card);
}

/** A hand card and where it would go as the table stands. */
export function cardSays(card: string, view: JamView, words: Catalogue): string {
  const ways = waysOf(view, card).map((way) => wayName(way, words));
  const name = view.scene.trailers.includes(Number(card)) ? words.say('card-trailer', { card }) : cardName(card, words);
  return ways.length ? words.say('card-goes', { card: name, ways: ways.join('; ') }) : name;
}

/** Where a card would go and what that would cost. */
export function wayName(way: Way, words: Catalogue): string {
  const at = read(way.move);
  const said = words.say(`way-${way.how}`, { lane: (at?.lane ?? 0) + 1, place: (at?.gap ?? 0) + 1 });
  return way.takes === null ? said : words.say('move-takes', { place: said, points: way.takes });
}

/** A row as it stands, from front to end. */
export function laneSays(lane: Lane, number: number, cost: number, words: Catalogue): string {
  const cars = lane.map((place) => (place.length ? place.map((card) => cardName(card, words)).join(' + ') : words.say('lane-gap')));
  return words.say('lane-row', { lane: number, cars: cars.join(', '), points: cost });
}

/** What rows have changed, as they stand now. */
export function stands(before: JamView, after: JamView, words: Catalogue): string {
  const { lanes, costs } = after.table;
  return lanes
    .flatMap((lane, i) => (JSON.stringify(before.table.lanes[i]) === JSON.stringify(lane) ? [] : [laneSays(lane, i + 1, costs[i] ?? 0, words)]))
    .map((said) => `${said}.`)
    .join(' ');
}
