import { expect, test, vi } from 'vitest';
import { Queue } from './pace.svelte';

test('one thing stands for its time before the next; a flush lets all through, in order', () => {
  vi.useFakeTimers();
  const seen: number[] = [];
  const queue = new Queue<number>((one) => seen.push(one), () => 100, () => Date.now());
  for (const one of [1, 2, 3, 4]) queue.add(one);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(99);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1, 2]);
  queue.flush();
  expect(seen).toEqual([1, 2, 3, 4]);
  queue.add(5);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  vi.useRealTimers();
});

test('nothing waits where nothing stands', () => {
  const seen: number[] = [];
  const queue = new Queue<number>((one) => seen.push(one), () => 0);
  for (const one of [1, 2, 3]) queue.add(one);
  expect(seen).toEqual([1, 2, 3]);
  expect(queue.length).toBe(0);
});
