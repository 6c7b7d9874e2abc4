import { expect, test } from 'vitest';
import { line, quantile, together, type Look } from './fare';

const look = (at: number, moves: number[], groups = 0, seconds = 0, nodes = ['a']): Look => ({
  at,
  fare: {
    nodes,
    tables: 3,
    sockets: 5,
    moves,
    bounds: [0.01, 0.1],
    move_seconds: 0,
    bots_thinking: 1,
    bots_waiting: 2,
    bots_ended: 0,
    bots_replaced: 0,
    store_waiting: 4,
    store_writes: 0,
    store_groups: groups,
    store_seconds: seconds,
  },
});

test('rates come from two looks', () => {
  const now = together([look(10, [5, 0, 0], 10, 1), look(11, [9, 0, 0], 12, 1), look(12, [25, 0, 0], 20, 1.5)]);
  expect(now).toMatchObject({ seen: 1, nodes: 1, tables: 3, moves: 10, waiting: 2, unwritten: 4, writing: 50 });
  expect(now.p99).toBeCloseTo(9.9);
});

test('a server that was started again counts from 0', () => {
  const before = [look(8, [400, 0, 0], 80, 8), look(10, [500, 0, 0], 90, 9)];
  const again = look(12, [4, 0, 0], 2, 0.01, ['b']);
  expect(together([...before, again])).toMatchObject({ nodes: 1, tables: 3, moves: 0, writing: null });
  expect(together([...before, again, look(14, [8, 0, 0], 4, 0.02, ['b'])])).toMatchObject({ tables: 3, moves: 2, writing: 5 });
});

test('each node is compared with itself, whichever answers', () => {
  const [a, b] = [['a', 'b'], ['b', 'a']];
  const first = look(10, [500, 0, 0], 90, 9, a);
  expect(together([first, look(12, [510, 0, 0], 95, 9.1, a)])).toMatchObject({ seen: 1, nodes: 2, tables: 3, moves: 5 });
  expect(together([first, look(12, [7, 0, 0], 2, 0.1, b)])).toMatchObject({ seen: 2, tables: 6, sockets: 10, moves: 0, p99: null });
  const all = [first, look(12, [0, 7, 0], 2, 0.1, b), look(14, [540, 0, 0], 100, 9.1, a), look(16, [0, 15, 0], 12, 0.2, b)];
  expect(together(all)).toMatchObject({ seen: 2, nodes: 2, tables: 6, moves: 12, unwritten: 8 });
  expect(together(all).writing).toBeCloseTo(10);
  expect(together(all).p99).toBeGreaterThan(10);
});

test('nothing that happened is no number', () => {
  expect(together([look(10, [5, 0, 0], 1, 1), look(12, [5, 0, 0], 1, 1)])).toMatchObject({ moves: 0, p99: null, writing: null });
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
