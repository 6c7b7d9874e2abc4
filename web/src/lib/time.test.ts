import { expect, test } from 'vitest';
import { clockText, isOut, leftOf, type Running } from './time.svelte';

const clocks: Running = { left: [65, 3, null], running: [1], heard: 1000 };

test('only a clock that runs goes on, and none below nothing', () => {
  expect([0, 1, 2].map((seat) => leftOf(clocks, seat, 3000))).toEqual([65, 1, null]);
  expect(leftOf(clocks, 1, 9000)).toBe(0);
  expect([0, 1, 2].map((seat) => isOut(clocks, seat, 9000))).toEqual([false, true, false]);
});

test('a clock shows whole seconds, and nothing only when nothing is left', () => {
  expect([0, 0.2, 59.5, 60, 245, 3845].map(clockText)).toEqual(['0:00', '0:01', '1:00', '1:00', '4:05', '1:04:05']);
});
