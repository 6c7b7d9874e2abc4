import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { headingOf, labelOf, type GameTable } from '../lib/game';
import { wordsAt } from '../lib/seen';
import type { Catalogue, Language } from '../lib/words.svelte';
import { label as jamLabel } from './jam/label';
import { label as memoryLabel, spoken as memorySpoken } from './memory/label';
import { group as shuttlesGroup, label as shuttlesLabel, spoken as shuttlesSpoken } from './shuttles/label';
import { USUAL } from './shuttles/usual';

vi.stubGlobal('navigator', { languages: [] });
const { Catalogue: Words, frame, named } = await import('../lib/words.svelte');
const SHARED = new URL('../../../src/tailback/games/trafficars/text/', import.meta.url);
const FRAME = new URL('../words/', import.meta.url);

function words(game: string, language: Language): Catalogue {
  const files = [new URL(`${language}.ftl`, SHARED), new URL(`${game}/words/${language}.ftl`, import.meta.url)];
  return new Words(language, files.map((file) => readFileSync(file, 'utf-8')).join('\n'));
}

const jam: GameTable = { label: jamLabel };
const shuttles: GameTable = { label: shuttlesLabel, group: shuttlesGroup };

test.each<[string, GameTable | null, Language, string, string]>([
  ['jam', jam, 'en', '12', '12'],
  ['jam', jam, 'en', 'T', 'Tow truck'],
  ['jam', jam, 'en', 'r2', 'Row 2'],
  ['jam', jam, 'en', 'r2g3', 'Row 2, gap at place 3'],
  ['jam', jam, 'fr', 'r2g3', 'File 2, trou à la place 3'],
  ['shuttles', shuttles, 'en', '2<', 'Shuttle 2: left'],
  ['shuttles', shuttles, 'en', '4>', 'Centre shuttle: right'],
  ['shuttles', shuttles, 'en', 's2-1b3', 'Piece on s2: to 1b3'],
  ['shuttles', shuttles, 'en', '2a3x3a3', 'Piece on 2a3: jump to 3a3'],
  ['shuttles', shuttles, 'fr', '2<', 'Navette 2\u202f: à gauche'],
  ['shuttles', shuttles, 'nl', 'claim', 'De winst opeisen'],
  ['cutin', null, 'de', 'never', 'Nein, diesen Zug nicht mehr'],
  ['cutin', null, 'de', '28', '28'],
  ['memory', null, 'es', 'stop', 'Plantarse y quedarse con la serie'],
  ['memory', null, 'es', 'p7', 'p7'],
])('%s: %s', (game, table, language, move, label) => {
  frame.catalogue = new Words(language, readFileSync(new URL(`${language}.ftl`, FRAME), 'utf-8'));
  const said = words(game, language);
  expect(named(headingOf(move, {}, table, said), labelOf(move, {}, table, said))).toBe(label);
});

const SOUTH = new URL('../../../src/tailback/games/shuttles/text/', import.meta.url);
const shuttlesWords = (language: Language): Catalogue =>
  new Words(language, [new URL(`${language}.ftl`, SOUTH), new URL(`shuttles/words/${language}.ftl`, import.meta.url)].map((file) => readFileSync(file, 'utf-8')).join('\n'));

test.each<[Language, string, string]>([
  ['en', 'South moves from South’s block, space 2 to shuttle 7, far row, space 3.', 'South moves from South’s block, space 4 to shuttle 7, near row, space 5.'],
  ['de', 'Süd zieht von Startblock Süd, Feld 2 nach Schieber 7, hintere Reihe, Feld 3.', 'Süd zieht von Startblock Süd, Feld 4 nach Schieber 7, vordere Reihe, Feld 5.'],
  ['fr', 'Sud va de la case 2 du bloc de départ Sud à la case 3 de la navette 7, rangée du fond.', 'Sud va de la case 4 du bloc de départ Sud à la case 5 de la navette 7, rangée de devant.'],
])('a space of Shuttles as South and as North see it, in %s', (language, south, north) => {
  const event = { name: 'slid', details: { seat: 'south', start: 's2', end: '7b3' }, fleeting: false };
  const told = (ways?: Record<string, string>) => wordsAt(shuttlesWords(language), { spoken: shuttlesSpoken }, USUAL, ways).event(event);
  expect(told()).toBe(south);
  expect(told({ left: 'up', right: 'down', up: 'right', down: 'left' })).toBe(south);
  expect(told({ left: 'right', right: 'left', up: 'down', down: 'up' })).toBe(north);
  expect(told({ left: 'down', right: 'up', up: 'left', down: 'right' })).toBe(north);
});

test('a place of Memory by its row and column, and cards by their names', () => {
  const said = wordsAt(words('memory', 'en'), { spoken: memorySpoken }, { low: 1, high: 10, jokers: 2, columns: 4 });
  expect(memoryLabel('p7', {}, said)).toBe('Turn up row 2, column 3');
  expect(new Words('en', 'm = { $cards }: { $places }').saying(memorySpoken({ low: 1, high: 10, jokers: 2, columns: 4 }, said)).say('m', { cards: ['3', '4', '*'], places: ['p1', 'p12'] })).toBe(
    '3, 4, joker: row 1, column 1; row 3, column 4',
  );
});

test.each([
  [0, 'muitos'],
  [1, 'um'],
])('%i in Portugal: %s', (n, said) => {
  expect(new Words('pt', 'n =\n    { $n ->\n        [one] um\n       *[other] muitos\n    }\n').say('n', { n })).toBe(said);
});

test.each<[string, Language, string, object, string]>([
  ['shuttles', 'en', 'hand-closed', { left: 5 }, 'Your goal opens once all 5 pieces have left your block.'],
  ['shuttles', 'en', 'hand-closed', { left: 4 }, 'Your goal opens once the other 4 pieces have left your block too.'],
  ['shuttles', 'de', 'hand-closed', { left: 4 }, 'Dein Ziel öffnet sich, sobald auch die anderen 4 Figuren deinen Block verlassen haben.'],
  ['shuttles', 'fr', 'hand-closed', { left: 2 }, 'Votre bloc d’arrivée s’ouvrira quand les 2 autres pions seront eux aussi sortis de votre bloc.'],
  ['shuttles', 'es', 'hand-closed', { left: 3 }, 'Tu meta se abrirá cuando las otras 3 fichas también hayan salido de tu bloque.'],
  ['shuttles', 'nl', 'hand-closed', { left: 4 }, 'Je doel gaat open zodra ook de andere 4 pionnen uit je blok zijn.'],
  ['shuttles', 'pt', 'hand-closed', { left: 1 }, 'A tua meta abre quando a tua última peça tiver saído do bloco.'],
  ['cutin', 'en', 'state-lay', { name: 'Bob', fits: 'all' }, 'Choose any card. Bob may cut in after it.'],
  ['cutin', 'en', 'state-lay', { name: 'Bob', fits: 'some' }, 'Choose a raised card. Bob may cut in after it.'],
])('%s in %s: %s %o', (game, language, message, details, text) => {
  expect(words(game, language).say(message, details as never)).toBe(text);
});
