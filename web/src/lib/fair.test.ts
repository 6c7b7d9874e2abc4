import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytes, check, pick, proofOf } from './fair';
import { hex } from './random';
import { hmac, sha256 } from './sha256';

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

test('a changed draw and a changed seed are found', () => {
  const server_seed = '00'.repeat(32);
  const seat_seeds = [server_seed, server_seed];
  const commitment = hex(sha256(bytes(server_seed)));
  const weights = [1, 1, 1, 1, 1, 1];
  const draws = [3, 4, 4].map((index) => ({ weights, index }));
  const proof = { commitment, seat_seeds, server_seed };
  expect(check(proof, draws)).toEqual({ commitment: true, draws: 3, wrong: null });
  expect(check(proof, [...draws, { weights, index: 0 }]).wrong).toBe(4);
  expect(check({ ...proof, server_seed: '01'.repeat(32) }).commitment).toBe(false);
  expect(check({ ...proof, server_seed: null }).commitment).toBe(null);
});

test('seeds are read from a transcript', () => {
  const text = 'tailback transcript 1 #0\ncommitment ab #1\nseed gold 01 #2\nseed silver 02 #3\nseed server 03 #4\n';
  expect(proofOf(text)).toEqual({ commitment: 'ab', seat_seeds: ['01', '02'], server_seed: '03' });
  expect(proofOf('game shift')).toBe(null);
});
