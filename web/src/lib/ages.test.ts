import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { agesLine, lots, orderOfAge, press } = await import('./ages');
const { Catalogue, frame } = await import('./words.svelte');
const ftl = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
frame.catalogue = new Catalogue('en', ftl('../words/en.ftl') + ftl('../words/further/en.ftl'));
const YOUNGEST = { whole: false, lot: false };
const WHOLE = { whole: true, lot: false };
const who = (seat: number): string => 'ABCD'[seat]!;

test('those not named follow clockwise from the last who is', () => {
  expect(orderOfAge(4, [2])).toEqual([2, 3, 0, 1]);
  expect(orderOfAge(5, [3, 0])).toEqual([3, 0, 1, 2, 4]);
  expect(orderOfAge(3, [])).toEqual([0, 1, 2]);
});

test('a name that is pressed comes next, or begins anew', () => {
  expect(press([], 2, 4, WHOLE)).toEqual([2]);
  expect(press([2], 0, 4, WHOLE)).toEqual([2, 0]);
  expect(press([2, 0], 3, 4, WHOLE)).toEqual([2, 0, 3, 1]);
  expect(press([2, 0], 2, 4, WHOLE)).toEqual([2]);
  expect(press([], 1, 2, WHOLE)).toEqual([1, 0]);
  expect(press([2], 0, 4, YOUNGEST)).toEqual([0]);
});

test('lots name every seat once, and now and then each first', () => {
  const first = new Set<number>();
  for (let time = 0; time < 200; time++) {
    const order = lots(3);
    expect([...order].sort()).toEqual([0, 1, 2]);
    first.add(order[0]!);
  }
  expect(first.size).toBe(3);
});

test('what is said names whom it is about', () => {
  expect(agesLine({ ages: YOUNGEST, by_age: [1, 0], seats: 2 }, who)).toBe('B counts as the youngest.');
  expect(agesLine({ ages: WHOLE, by_age: [1, 2, 0], seats: 3 }, who)).toMatch(/youngest to oldest: B, C,? and A\.$/);
  expect(agesLine({ ages: WHOLE, by_age: null, seats: 3 }, who)).toContain('A counts as the youngest');
  expect(agesLine({ ages: { whole: false, lot: true }, by_age: null, seats: 2 }, who)).toContain('Lots are drawn');
});
