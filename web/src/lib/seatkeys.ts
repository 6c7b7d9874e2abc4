/**
 * The tokens that this browser has made for seats. Each is kept before it is sent, so that no lost answer
 * loses a seat; as soon as it opens one it is kept with the table.
 */
import { newToken } from './random';
import { forget, keep, kept } from './storage';
import { tableOf } from './tables';

/** What a token is made for: to sit down, or to ask for the seat of somebody who has lost its link. */
type Use = 'sit' | 'claim';

const name = (use: Use, match: string, seat: number): string => `${use}.${match}.${seat}`;

export const keptKey = (use: Use, match: string, seat: number): string | null => kept(name(use, match, seat));

/** The token for this seat: the one that was made before, or a new one. */
export function keyFor(use: Use, match: string, seat: number): string {
  const token = keptKey(use, match, seat) ?? newToken();
  keep(name(use, match, seat), token);
  return token;
}

export const forgetKey = (use: Use, match: string, seat: number): void => forget(name(use, match, seat));

/** The tokens that may open a seat for whoever comes by its invitation. */
export function keysOf(match: string, seat: number): string[] {
  const found = [tableOf(match)?.tokens[seat], keptKey('sit', match, seat), keptKey('claim', match, seat)];
  return found.filter((token) => token != null);
}
