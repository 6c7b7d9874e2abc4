import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { headingOf, labelOf, type GameTable } from '../lib/game';
import type { Catalogue, Language } from '../lib/words.svelte';
import { label as jamLabel } from './jam/label';
import { group as shuttlesGroup, label as shuttlesLabel } from './shuttles/label';

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

test.each([
  [0, 'muitos'],
  [1, 'um'],
])('%i in Portugal: %s', (n, said) => {
  expect(new Words('pt', 'n =\n    { $n ->\n        [one] um\n       *[other] muitos\n    }\n').say('n', { n })).toBe(said);
});
