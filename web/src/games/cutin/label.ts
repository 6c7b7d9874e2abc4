/** What cards and moves are called, for buttons and whoever listens. */
import type { Catalogue } from '../../lib/words.svelte';
import { LAST, openedBy, wayOf, type CutinView } from './view';

export function label(move: string, view: Partial<CutinView>, words: Catalogue): string {
  const card = Number(move);
  if (!card || !view.table) return card ? move : '';
  const way = wayOf(card, view.table);
  return way === 'in' || way === 'open' ? words.say(`card-${way}`, { card }) : move;
}

/** Cards that may be laid stand under the side where they go. */
export function group(move: string, view: Partial<CutinView>, words: Catalogue): string {
  if (!Number(move) || !view.table) return '';
  const way = wayOf(Number(move), view.table);
  return way === 'left' || way === 'right' ? words.say(`group-${way}`) : '';
}

/** What a card laid at an end would leave open to the jumper. */
export function previewOf(card: number, { table }: CutinView, words: Catalogue): string {
  const way = wayOf(card, table);
  if (way === 'in' || way === 'open') return words.say(`preview-${way}`, { card });
  const open = openedBy(card, table);
  const [from, to] = open ?? [0, 0];
  return words.say('preview-end', { card, way, from, to, open: open ? to - from + 1 : 0 });
}

/** The row from left to right; the newest space where it lies. */
export function rowSays({ row, space }: CutinView['table'], words: Catalogue): string {
  if (!row.length) return words.say('row-none');
  const said = words.say('row-says', { cards: row.join(', ') });
  return space ? `${said} ${words.say('space-says', { low: space[0] ?? 0, high: space[1] ?? LAST })}` : said;
}

/** How the row stands, where it has changed. */
export function stands(before: CutinView, after: CutinView, words: Catalogue): string {
  return before.table.row.join() === after.table.row.join() ? '' : rowSays(after.table, words);
}
