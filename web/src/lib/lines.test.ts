import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { linesOf, sentenceOf } = await import('./lines');
const { Catalogue, frame } = await import('./words.svelte');
const ftl = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
frame.catalogue = new Catalogue('en', ftl('../words/en.ftl') + ftl('../words/further/en.ftl'));

const words = new Catalogue('en', 'event-dealt = { $seat } is dealt { $card }.\nevent-drove = { $seat } drives.\nword-card = the { $card }');
const dealt = (seat: string, card: string) => ({ name: 'dealt', details: { seat, card }, fleeting: false });
const drove = { name: 'drove', details: { seat: 'a' }, fleeting: false };

test('a deal is one line: the own cards, and how many the others got', () => {
  const deal = [dealt('a', '6'), dealt('b', '?'), dealt('c', '?'), dealt('a', 'P'), dealt('b', '?'), dealt('c', '?')];
  expect(linesOf(deal, words, 'a')).toEqual([{ number: 5, text: 'You are dealt 6, the P; the others 2 cards each.', times: 1 }]);
  expect(sentenceOf(deal, words)).toBe('a is dealt 6, the P; the others 2 cards each.');
  expect(sentenceOf([dealt('a', '?'), dealt('b', '?')], words)).toBe('Everyone is dealt 1 card.');
  expect(sentenceOf([dealt('a', '6'), dealt('b', 'hidden')], words, 'a')).toBe('You are dealt 6; b gets 1 card.');
});

test('the same thing several times is said once, what is new apart from what is old', () => {
  expect(linesOf([drove, drove, drove], words).map(({ times }) => times)).toEqual([3]);
  expect(linesOf([drove, drove, drove], words, null, 2).map(({ times }) => times)).toEqual([2, 1]);
});
