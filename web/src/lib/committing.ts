/** Committing to a seed before anyone knows another's, revealing it when every seat is taken, and comparing at the end. */
import { newSeed } from './random';
import { next, of, write, type Receipt } from './receipts';
import { commitmentTo } from './sha256';
import type { Proof } from './wire';

/** Make a seed for a seat and keep it with what the server has committed to; returns the commitment to it. */
export function commitTo(match: string, server: string): string {
  const [seed, known] = [newSeed(), of(match) ?? { match, server, own: [] }];
  write({ ...known, own: [...known.own, { seed }] });
  return commitmentTo(seed);
}

/** The same for the game that follows, of which the server has promised its commitment. */
export const commitToNext = (match: string, promise: string): string => commitTo(next(match), promise);

/** The seed that a seat is to reveal, after what is fixed now was kept; null where this browser has none for it. */
export function toReveal(match: string, seat: number, proof: Proof): string | null {
  const known = of(match);
  const { terms, commitment, seat_commitments, seat_seeds } = proof;
  const own = known?.own.find(({ seed }) => commitmentTo(seed) === seat_commitments[seat]);
  if (!known || !own || !terms || known.server !== commitment || seat_seeds[seat] != null) return null;
  if ((own.terms ?? terms) !== terms) return null;
  write({ ...known, own: known.own.map((one) => (one === own ? { ...own, terms } : one)) });
  return own.seed;
}

/** Whether what was told fits what this browser has kept. */
export function fits(receipt: Receipt, proof: Proof): boolean {
  const { commitment, seeds, terms } = receipt;
  const own = seeds.map((seed) => commitmentTo(seed));
  return commitment === proof.commitment && terms === proof.terms && own.every((one) => proof.seat_commitments.includes(one));
}
