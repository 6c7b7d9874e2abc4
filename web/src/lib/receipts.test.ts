import { expect, test } from 'vitest';
import { commitTo, commitToNext, fits, toReveal } from './committing';
import { carryOn, receiptOf } from './receipts';
import { commitmentTo } from './sha256';
import type { Proof } from './wire';

const SERVER = 'ab'.repeat(32);
const TERMS = 'cd'.repeat(32);
const proof = (committed: string, more: Partial<Proof> = {}): Proof => ({ commitment: SERVER, seat_commitments: [null, committed], seat_seeds: ['00'.repeat(32), null], server_seed: null, without: [], terms: TERMS, ...more });

test('a seed is told only for its own commitment, to the server that was kept, for what was fixed then', () => {
  const committed = commitTo('one', SERVER);
  expect(receiptOf('one', proof(committed))).toBe(null);
  expect(toReveal('one', 1, proof(committed, { terms: null }))).toBe(null);
  expect(toReveal('one', 0, proof(committed))).toBe(null);
  expect(toReveal('one', 1, proof('12'.repeat(32)))).toBe(null);
  expect(toReveal('one', 1, proof(committed, { commitment: TERMS }))).toBe(null);
  expect(toReveal('another', 1, proof(committed))).toBe(null);
  const seed = toReveal('one', 1, proof(committed))!;
  expect(commitmentTo(seed)).toBe(committed);
  // Lost on the way, it is told again; for anything else it is not.
  expect(toReveal('one', 1, proof(committed))).toBe(seed);
  expect(toReveal('one', 1, proof(committed, { terms: SERVER }))).toBe(null);
  expect(toReveal('one', 1, proof(committed, { seat_seeds: [null, seed] }))).toBe(null);
  const receipt = receiptOf('one', proof(committed))!;
  expect(receipt).toEqual({ commitment: SERVER, seeds: [seed], terms: TERMS });
  expect(receiptOf('', proof(committed))).toEqual(receipt);
  expect(fits(receipt, proof(committed))).toBe(true);
  for (const more of [{ commitment: TERMS }, { terms: SERVER }, { seat_commitments: [null, SERVER] }]) expect(fits(receipt, proof(committed, more))).toBe(false);
});

test('a seed for a rematch is kept under what was promised, and found at the next table', () => {
  const first = commitToNext('two', SERVER);
  const last = commitToNext('two', SERVER);
  carryOn('two', 'three');
  expect(toReveal('two', 1, proof(last))).toBe(null);
  expect(commitmentTo(toReveal('three', 1, proof(last))!)).toBe(last);
  expect(receiptOf('three', proof(last))!.seeds).toHaveLength(1);
  expect(first).not.toBe(last);
});
