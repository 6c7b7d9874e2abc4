import { expect, test } from 'vitest';
import { between, line, quantile, type Look } from './fare';

const look = (at: number, moves: number[], groups = 0, seconds = 0): Look => ({
  at,
  fare: {
    tables: 3,
    sockets: 5,
    moves,
    bounds: [0.01, 0.1],
    move_seconds: 0,
    bots_thinking: 1,
    bots_waiting: 2,
    store_waiting: 4,
    store_writes: 0,
    store_groups: groups,
    store_seconds: seconds,
  },
});

test('rates come from two looks', () => {
  const now = between(look(10, [5, 0, 0], 10, 1), look(12, [25, 0, 0], 20, 1.5));
  expect(now).toMatchObject({ tables: 3, moves: 10, waiting: 2, unwritten: 4, writing: 50 });
  expect(now.p99).toBeCloseTo(9.9);
});

test('a server that was started again counts from 0', () => {
  const now = between(look(10, [500, 0, 0], 90, 9), look(12, [4, 0, 0], 2, 0.01));
  expect(now).toMatchObject({ moves: 2, writing: 5 });
});

test('nothing that happened is no number', () => {
  expect(between(look(10, [5, 0, 0], 1, 1), look(12, [5, 0, 0], 1, 1))).toMatchObject({ moves: 0, p99: null, writing: null });
});

test('a quantile lies in its place, the last has no end', () => {
  expect(quantile([50, 50, 0], [0.01, 0.1], 0.5)).toBeCloseTo(10);
  expect(quantile([50, 50, 0], [0.01, 0.1], 0.75)).toBeCloseTo(55);
  expect(quantile([0, 0, 7], [0.01, 0.1], 0.99)).toBeCloseTo(100);
});

test('a line breaks where there is nothing', () => {
  expect(line([0, 10, null, 5], 30, 10)).toBe('M0.0 10.0L10.0 0.0M30.0 5.0');
  expect(line([], 30, 10)).toBe('');
});
