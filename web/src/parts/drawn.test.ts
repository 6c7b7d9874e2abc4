/** What parts show of what they are given, drawn without a browser. */
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Catalogue } from '../lib/words.svelte';

vi.stubGlobal('navigator', { languages: [] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('document', { documentElement: { dataset: {}, style: {}, setAttribute() {} } });
const { Catalogue: Words, frame } = await import('../lib/words.svelte');
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
frame.catalogue = new Words('en', read('../words/en.ftl'));
const said = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
const NAMES = { seat: (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}` } as unknown as Catalogue;

const { default: Seats } = await import('./Seats.svelte');
const place = (kind: 'person' | 'bot' | 'open', name = '') => ({ kind, name, resigned: false, stand_in: null });
const seats = (more: object) => said(render(Seats, { props: { names: ['gold', 'silver'], words: NAMES, presence: [true, true], places: [place('person', 'Ada'), place('person', 'Bob')], ...more } }).body);

test('a seat that is held by this page is free to nobody', () => {
  expect(seats({ places: [place('open'), place('open')], own: [0] })).toBe('Gold you Silver free');
});

test.each<[string, number[], string]>([
  ['one is ahead', [1, 2], 'Gold Ada Place 1 Silver Bob Place 2'],
  ['nobody is ahead', [1, 1], 'Gold Ada tied Silver Bob tied'],
])('how each came out: %s', (_, ranks, shown) => {
  expect(seats({ ranks })).toBe(shown);
});

const { default: Plaques } = await import('../games/shuttles/board/Plaques.svelte');
const { USUAL } = await import('../games/shuttles/usual');

test('the count beside a side of Shuttles is its own', () => {
  const view = { ...USUAL, south: ['n1', 'n2', 's3', 's4', 's5'], north: ['n3', 'n4', 'n5', '4a1', '4a2'], offsets: [0, 0, 0, 0, 0, 0, 0], warned: null };
  const { body } = render(Plaques, { props: { view: view as never, words: NAMES, turn: 0, mover: 0, letter: 14 } });
  expect(said(body)).toBe('South 2/5 North 0/5');
});
