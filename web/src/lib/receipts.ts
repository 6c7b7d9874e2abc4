/**
 * What this browser keeps from before each deal, so that nobody can change it afterwards: its own seeds,
 * the server's commitment, and what was fixed before anyone revealed a seed. See `tailback.kit.verify`.
 */
import { keep, kept } from './storage';
import type { Proof } from './wire';

interface Own {
  seed: string;
  /** The digest of what was fixed when it was revealed; none as long as it was told to nobody. */
  terms?: string;
}

interface Kept {
  match: string;
  /** The server's commitment, as it was told before this browser committed to a seed. */
  server: string;
  own: Own[];
}

/** What a player has kept, as `tailback verify --receipt` reads it. */
export interface Receipt {
  commitment: string;
  seeds: string[];
  terms: string;
}

const MOST = 400;

function all(): Kept[] {
  try {
    const list: unknown = JSON.parse(kept('receipts') ?? '[]');
    return Array.isArray(list) ? (list as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Keep this, in the place of what was kept under its name, or under another. */
export function write(one: Kept, before = one.match): void {
  const others = all().filter(({ match }) => match !== before && match !== one.match);
  keep('receipts', JSON.stringify([one, ...others].slice(0, MOST)));
}

export const of = (match: string): Kept | undefined => all().find((one) => one.match === match);

/** Under which name the seeds for a rematch are kept before it has one. */
export const next = (match: string): string => `after ${match}`;

/** The next game is there: its seeds are kept under its own name from now on. */
export function carryOn(match: string, follows: string): void {
  const known = of(next(match));
  if (known && !of(follows)) write({ ...known, match: follows }, known.match);
}

/** What this browser has kept of a game in which it has revealed a seed; of a text without a match's name, by the proof. */
export function receiptOf(match: string, proof: Proof): Receipt | null {
  const known = match ? of(match) : all().find(({ server }) => server === proof.commitment);
  const own = known?.own.filter(({ terms }) => terms) ?? [];
  const terms = own[0]?.terms;
  return known && terms ? { commitment: known.server, seeds: own.map(({ seed }) => seed), terms } : null;
}

/** A receipt as text. */
export const written = (receipt: Receipt): string => `${JSON.stringify(receipt)}\n`;

