/**
 * The fairness check. The server published SHA-256(server seed) before anyone sat down, and every page
 * SHA-256 of a seed of its own before anyone revealed one; a computer player's seed follows from the
 * server's commitment. Every draw follows from these seeds and its number. See `tailback.kit.chance`.
 */
import { hex } from './random';
import { bytes, commitmentTo, hmac, joined, sha256 } from './sha256';
import type { Draw, Proof } from './wire';

const RANGE = 1n << 64n;

export interface Verdict {
  /**
   * Whether every seed is the one that was committed to, and of a rematch the server's the promised one;
   * null while the server's is not told.
   */
  commitment: boolean | null;
  /** Whether this browser had kept that promise, and it was the same. */
  promised: boolean;
  /** Whether all is as this browser has kept it from before the deal; null where it has kept nothing. */
  kept: boolean | null;
  /** The seats that were dealt without. */
  without: readonly number[];
  /** How many draws were checked here, and the number of the first that does not fit. */
  draws: number;
  wrong: number | null;
}

/** Whether nobody could choose the deal, as far as this browser can know. */
export const proven = ({ commitment, kept, without, wrong }: Verdict): boolean => commitment === true && kept === true && !without.length && wrong === null;

/** What this browser knows from before. */
export interface Known {
  /** What the game before had promised. */
  promise?: string | undefined;
  /** Whether what is told fits what it has kept. */
  kept?: boolean | undefined;
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

/** A computer player's seed; nobody can choose it. */
const botSeed = (commitment: string, seat: number): string => hex(sha256(new TextEncoder().encode(`${commitment} ${seat}`)));

const NO_SEED = '00'.repeat(32);

/** Check what was told against what is known from before. */
export function check(proof: Proof, draws: readonly Draw[] = [], { promise, kept }: Known = {}): Verdict {
  const { commitment, seat_commitments, seat_seeds, server_seed, without = [] } = proof;
  const told = { promised: promise === commitment, kept: kept ?? null, without, draws: draws.length };
  if (server_seed === null) return { ...told, commitment: null, promised: false, draws: 0, wrong: null };
  const seats = joined(...seat_seeds.map((seed) => bytes(seed ?? NO_SEED)));
  const wrong = draws.findIndex((draw, k) => pick(bytes(server_seed), seats, k, draw.weights) !== draw.index);
  const holds = seat_seeds.every((seed, seat) => {
    const committed = seat_commitments[seat];
    if (committed == null) return seed === botSeed(commitment, seat);
    return seed === null ? without.includes(seat) : !without.includes(seat) && commitmentTo(seed) === committed;
  });
  const server = commitmentTo(server_seed) === commitment && (told.promised || promise === undefined);
  return { ...told, commitment: server && holds && kept !== false, wrong: wrong < 0 ? null : wrong + 1 };
}

/** How the lines of a header begin that are fixed before anyone reveals a seed; no name is. */
const TERMS = /^(tailback|game|rules|options|seating|given|commitment|follows|promise|given-hash|committed) /;

/** The seeds and commitments in a transcript's header, and the digest of what was fixed before the deal. */
export function proofOf(transcript: string): Proof | null {
  const lines = transcript.split('\n').map((line) => line.replace(/ #[0-9a-f]+$/, ''));
  const said = (begins: string): string | null => lines.find((line) => line.startsWith(`${begins} `))?.slice(begins.length + 1) ?? null;
  const commitment = said('commitment');
  if (!commitment) return null;
  const names = lines.flatMap((line) => /^seat (\S+)/.exec(line)?.[1] ?? []);
  const fixed = lines.filter((line) => TERMS.test(line));
  return {
    commitment,
    seat_commitments: names.map((name) => said(`committed ${name}`)),
    seat_seeds: names.map((name) => said(`seed ${name}`)),
    server_seed: said('seed server'),
    follows: said('follows'),
    promise: said('promise'),
    without: names.flatMap((name, seat) => (lines.includes(`without ${name}`) ? [seat] : [])),
    terms: hex(sha256(new TextEncoder().encode(fixed.map((line) => `${line}\n`).join('')))),
  };
}
