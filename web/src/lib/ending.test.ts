import { expect, test, vi } from 'vitest';
import { endingOf } from './ending';
import type { Catalogue } from './words.svelte';
import type { GameInfo } from './wire';

vi.mock('./words.svelte', () => ({ say: (id: string, { names }: { names?: string } = {}) => `${id}: ${names}` }));

const INFO = { seat_names: ['Ada', 'Bob', 'Eve'] } as unknown as GameInfo;
const WORDS = { language: 'en', seat: (name: string) => name } as unknown as Catalogue;

function ended(ranks: number[], ...resigned: number[]): string {
  const seats = ranks.map((_, seat) => ({ name: '', kind: 'person', resigned: resigned.includes(seat), stand_in: null }));
  return endingOf({ result: { ranks, scores: null, reason: 'time' }, seats, own: 0, log: [] }, INFO, WORDS);
}

test.each<[string, string, string]>([
  ['one was late', ended([1, 3, 1]), 'Bob'],
  ['two were', ended([1, 2, 2]), 'Bob and Eve'],
  ['everyone was', ended([1, 1, 1]), 'Ada, Bob, and Eve'],
  ['who had given up is placed last and was not late', ended([1, 2, 3], 2), 'Bob'],
  ['both who stayed were', ended([1, 1, 3], 2), 'Ada and Bob'],
])('whose time ran out when the others ended it: %s', (_, said, names) => {
  expect(said).toBe(`end-time: ${names}`);
});
