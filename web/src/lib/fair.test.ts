import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { check, pick, proofOf, proven } from './fair';
import { hex } from './random';
import { bytes, commitmentTo, hmac, sha256 } from './sha256';
import type { Proof } from './wire';

test('sha256 and hmac agree with the platform at every length around the block', () => {
  for (let length = 0; length < 200; length++) {
    const message = randomBytes(length);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    const key = randomBytes(length);
    expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

test('draws are those of tailback.kit.chance', () => {
  const faces = [1, 1, 1, 1, 1, 1];
  const dice = Array.from({ length: 8 }, (_, k) => pick(new Uint8Array(32), new Uint8Array(64), k, faces) + 1);
  expect(dice).toEqual([4, 5, 5, 3, 3, 6, 1, 4]);
});

const server_seed = '07'.repeat(32);
const commitment = createHash('sha256').update(Buffer.from(server_seed, 'hex')).digest('hex');
const bot = createHash('sha256').update(`${commitment} 1`).digest('hex');
const weights = [1, 1, 1, 1, 1, 1];
const [mine, theirs] = ['11'.repeat(32), '22'.repeat(32)];
const fair: Proof = { commitment, server_seed, seat_commitments: [commitmentTo(mine), commitmentTo(theirs)], seat_seeds: [mine, theirs], without: [], terms: 'aa'.repeat(32) };
const drawn = ({ seat_seeds }: Proof) => Array.from({ length: 5 }, (_, k) => ({ weights, index: pick(bytes(server_seed), bytes(seat_seeds.map((seed) => seed ?? '00'.repeat(32)).join('')), k, weights) }));

test('a changed draw and a changed seed are found', () => {
  const draws = drawn(fair);
  const good = check(fair, draws, { kept: true });
  expect(good).toEqual({ commitment: true, promised: false, kept: true, without: [], draws: 5, wrong: null });
  expect(proven(good)).toBe(true);
  const other = check(fair, [...draws, { weights, index: -1 }], { kept: true });
  expect([other.wrong, proven(other)]).toEqual([6, false]);
  expect(check({ ...fair, server_seed: '01'.repeat(32) }).commitment).toBe(false);
  expect(check({ ...fair, server_seed: null }).commitment).toBe(null);
});

test('a substituted or a dropped seed and one that was chosen for the computer are found', () => {
  expect(check({ ...fair, seat_seeds: [mine, mine] }).commitment).toBe(false);
  expect(check({ ...fair, seat_seeds: [mine, null] }).commitment).toBe(false);
  expect(check({ ...fair, without: [1] }).commitment).toBe(false);
  const alone = { ...fair, seat_commitments: [fair.seat_commitments[0]!, null], seat_seeds: [mine, bot] };
  expect(check(alone).commitment).toBe(true);
  expect(check({ ...alone, seat_seeds: [mine, '00'.repeat(32)] }).commitment).toBe(false);
});

test('what was dealt without somebody, and what this browser has not kept, is not proven', () => {
  const without = { ...fair, seat_seeds: [mine, null], without: [1] };
  const dealt = check(without, drawn(without), { kept: true });
  expect([dealt.commitment, dealt.wrong, dealt.without, proven(dealt)]).toEqual([true, null, [1], false]);
  const strange = check(fair, drawn(fair));
  expect([strange.commitment, strange.kept, proven(strange)]).toEqual([true, null, false]);
  const changed = check(fair, drawn(fair), { kept: false });
  expect([changed.commitment, proven(changed)]).toEqual([false, false]);
});

test('of a rematch the promise of the match before must be kept', () => {
  expect(check(fair)).toMatchObject({ commitment: true, promised: false });
  expect(check(fair, [], { promise: commitment })).toMatchObject({ commitment: true, promised: true });
  expect(check(fair, [], { promise: 'another' })).toMatchObject({ commitment: false, promised: false });
  expect(check({ ...fair, server_seed: null }, [], { promise: commitment }).commitment).toBe(null);
});

test('seeds and commitments are read from a transcript, and the digest of what was fixed', () => {
  const fixed = 'tailback transcript 2\ncommitment ab\ncommitted gold 0a\n';
  const lines = ['tailback transcript 2', 'seat gold "seed server 99"', 'seat silver "x"', 'commitment ab', 'committed gold 0a', 'seed gold 01', 'seed silver 02', 'seed server 03', '0 gold: M1', 'end gold SHIFT-1'];
  const text = lines.map((line) => `${line} #0\n`).join('');
  const terms = createHash('sha256').update(fixed).digest('hex');
  const read: Proof = { commitment: 'ab', seat_commitments: ['0a', null], seat_seeds: ['01', '02'], server_seed: '03', follows: null, promise: null, without: [], terms };
  expect(proofOf(text)).toEqual(read);
  const more = text.replace('committed gold', 'follows aa #5\npromise ac #6\ncommitted gold').replace('seed gold 01', 'without gold');
  expect(proofOf(more)).toMatchObject({ follows: 'aa', promise: 'ac', seat_seeds: [null, '02'], without: [0] });
  expect(proofOf('game shift')).toBe(null);
});
