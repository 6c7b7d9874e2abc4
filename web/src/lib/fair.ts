/**
 * The fairness check. The server published SHA-256(server seed) before the first draw; every draw
 * follows from that seed, the seats' seeds and its number. See `tailback.kit.chance`. Of a rematch the
 * commitment was promised in the match before, when nobody's seed was known, and the bots' seeds follow
 * from it.
 */
import { hex } from './random';
import { hmac, joined, sha256 } from './sha256';
import type { Draw, Proof } from './wire';

const RANGE = 1n << 64n;

export interface Verdict {
  /**
   * Whether the server's seed is the one it had committed to, and of a rematch had promised; null while
   * it is not told.
   */
  commitment: boolean | null;
  /** Whether this browser had kept that promise, and it was the same. */
  promised: boolean;
  /** How many draws were checked here, and the number of the first that does not fit. */
  draws: number;
  wrong: number | null;
}

export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The index that the seeds give for draw k. */
export function pick(server: Uint8Array, seats: Uint8Array, k: number, weights: number[]): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = (RANGE / total) * total;
  for (let attempt = 0; ; attempt++) {
    const counter = new DataView(new ArrayBuffer(12));
    counter.setBigUint64(0, BigInt(k));
    counter.setUint32(8, attempt);
    const digest = hmac(server, joined(seats, new Uint8Array(counter.buffer)));
    const x = new DataView(digest.buffer).getBigUint64(0);
    if (x < limit) return atWeight(weights, Number(x % total));
  }
}

function atWeight(weights: number[], x: number): number {
  let left = x;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** The seed of a bot in a rematch; once the commitment is known, nobody can choose it. */
function botSeed(commitment: string, seat: number): string {
  return hex(sha256(new TextEncoder().encode(`${commitment} ${seat}`)));
}

/** Check what was told; `promise` is what the match before had promised, where it was kept. */
export function check(proof: Proof, draws: readonly Draw[] = [], promise: string | null = null): Verdict {
  if (proof.server_seed === null) return { commitment: null, promised: false, draws: 0, wrong: null };
  const server = bytes(proof.server_seed);
  const seats = joined(...proof.seat_seeds.map((seed) => bytes(seed ?? '00'.repeat(32))));
  const wrong = draws.findIndex((draw, k) => pick(server, seats, k, draw.weights) !== draw.index);
  const bots = proof.follows?.bots ?? [];
  const follow = bots.every((seat) => proof.seat_seeds[seat] === botSeed(proof.commitment, seat));
  const promised = promise === proof.commitment;
  return {
    commitment: hex(sha256(server)) === proof.commitment && follow && (promised || promise === null),
    promised,
    draws: draws.length,
    wrong: wrong < 0 ? null : wrong + 1,
  };
}

/** The seeds in a transcript's header. */
export function proofOf(transcript: string): Proof | null {
  const lines = transcript.split('\n').map((line) => line.replace(/ #[0-9a-f]+$/, ''));
  const commitment = lines.find((line) => line.startsWith('commitment '))?.slice(11);
  if (!commitment) return null;
  const follows = lines.find((line) => line.startsWith('follows '))?.slice(8);
  const seeds = lines.filter((line) => line.startsWith('seed ')).map((line) => line.split(' '));
  return {
    commitment,
    seat_seeds: seeds.filter(([, who]) => who !== 'server').map(([, , seed]) => seed ?? null),
    server_seed: seeds.find(([, who]) => who === 'server')?.[2] ?? null,
    follows: follows ? (JSON.parse(follows) as Proof['follows']) : null,
    promise: lines.find((line) => line.startsWith('promise '))?.slice(8) ?? null,
  };
}
