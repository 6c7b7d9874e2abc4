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
  expect(check(proof, draws)).toEqual({ commitment: true, promised: false, draws: 3, wrong: null });
  expect(check(proof, [...draws, { weights, index: 0 }]).wrong).toBe(4);
  expect(check({ ...proof, server_seed: '01'.repeat(32) }).commitment).toBe(false);
  expect(check({ ...proof, server_seed: null }).commitment).toBe(null);
});

test('of a rematch the promise of the match before must be kept, and no seed of a bot chosen', () => {
  const server_seed = '07'.repeat(32);
  const commitment = createHash('sha256').update(Buffer.from(server_seed, 'hex')).digest('hex');
  const bot = createHash('sha256').update(`${commitment} 1`).digest('hex');
  const proof = { commitment, server_seed, seat_seeds: ['11'.repeat(32), bot], follows: { commitment: 'ab', bots: [1] } };
  expect(check(proof)).toMatchObject({ commitment: true, promised: false });
  expect(check(proof, [], commitment)).toMatchObject({ commitment: true, promised: true });
  expect(check(proof, [], 'another')).toMatchObject({ commitment: false, promised: false });
  const chosen = { ...proof, seat_seeds: [proof.seat_seeds[0]!, '00'.repeat(32)] };
  expect(check(chosen, [], commitment).commitment).toBe(false);
  expect(check({ ...proof, server_seed: null }, [], commitment).commitment).toBe(null);
});

test('seeds are read from a transcript', () => {
  const text = 'tailback transcript 2 #0\ncommitment ab #1\nseed gold 01 #2\nseed silver 02 #3\nseed server 03 #4\n';
  const read = { commitment: 'ab', seat_seeds: ['01', '02'], server_seed: '03' };
  expect(proofOf(text)).toEqual({ ...read, follows: null, promise: null });
  const rematch = text.replace('seed gold', 'follows {"bots":[1],"commitment":"aa"} #5\npromise ac #6\nseed gold');
  expect(proofOf(rematch)).toEqual({ ...read, follows: { bots: [1], commitment: 'aa' }, promise: 'ac' });
  expect(proofOf('game shift')).toBe(null);
});
