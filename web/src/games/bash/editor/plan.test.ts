import { expect, test } from 'vitest';
import { layCourse } from '../course/geometry';
import { openEnd } from './carrying.svelte';
import { flipped, fromFile, isTile, kindOf, minutes, PAIRS, partner, READY, sceneOf, tilesOf, toFile, toFragment, turned } from './plan';

const laid = (tokens: readonly string[]) => {
  const { tiles, spaces } = sceneOf(tokens);
  return layCourse(tiles, spaces);
};

test('every ready course closes, or runs from portal to portal', () => {
  expect(READY.length).toBe(7);
  for (const [name, tokens] of READY) {
    const layout = laid(tokens);
    expect(layout.slabs.length, name).toBe(tokens.length);
    expect(layout.closed || name === 'portals', name).toBe(true);
    expect(openEnd(layout), name).toBeNull();
    const places = layout.slabs.map(({ centre }) => `${Math.round(centre.x)} ${Math.round(centre.y)}`);
    expect(new Set(places).size, name).toBe(tokens.length);
  }
});

test('the first race has 91 spaces, and the spaces after the start line are marked', () => {
  const { spaces } = sceneOf(READY[0]![1]);
  expect(spaces.length).toBe(91);
  expect(spaces.filter(({ tile, marks }) => tile === 1 && marks.includes('line')).map(({ name }) => name)).toContain('1M0');
  expect(new Set(spaces.map(({ name }) => name)).size).toBe(91);
});

test('a course that does not close has an open end where its next tile would lie', () => {
  const end = openEnd(laid(['01', '12']));
  expect(end).toEqual({ x: 288, y: 0 });
});

test('a curve to the left has its inner lane on the left', () => {
  const inner = (token: string) => sceneOf(['01', token]).spaces.filter(({ tile, lane }) => tile === 1 && lane === 'L').length;
  expect(inner('02-left')).toBeLessThan(inner('02'));
});

test('curves turn, tiles flip, and what cannot stays', () => {
  expect([turned('02'), turned('02-left'), turned('05'), turned('X')]).toEqual(['02-left', '02', '05', 'X']);
  expect([flipped('10-left'), flipped('02-left'), flipped('08B'), flipped('X')]).toEqual(['10B-left', '02B', '08', 'X']);
  expect([kindOf('04B'), kindOf('05B'), kindOf('X'), kindOf('02')]).toEqual(['landslide', 'geyser', 'bridge3d', 'plain']);
  for (const [one, other] of Object.values(PAIRS)) expect([partner(one), partner(other)]).toEqual([other, one]);
});

test('a course survives a link and a file', () => {
  const tokens = ['01', '02-left', 'X', '08B', '04B'];
  expect(tilesOf(toFragment(tokens))).toEqual(tokens);
  expect(fromFile(toFile('My course', tokens))).toEqual({ name: 'My course', tiles: tokens });
  expect(tilesOf('01A, 02A-right | 03')).toEqual(['01', '02', '03']);
});

test('what is no course is not read', () => {
  for (const text of ['', 'hello', '01 13', '01 05-left', '99', '01 '.repeat(27)]) expect(tilesOf(text), text).toBeNull();
  expect(fromFile('a picture of a cat')).toBeNull();
  expect(isTile('13')).toBe(false);
});

test('a longer course and more cars take longer', () => {
  const [first, ...rest] = READY.map(([, tokens]) => minutes(tokens, 4));
  expect(first).toBeGreaterThan(10);
  for (const other of rest) expect(other).toBeGreaterThan(first!);
  expect(minutes(READY[0]![1], 6)).toBeGreaterThan(first!);
});
