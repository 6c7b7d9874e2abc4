/** Random bytes from getRandomValues, which needs no secure context. */

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function random(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The id of a message: 128 random bits. */
export const newId = (): string => random(16);

/** The secret of a link: 192 random bits. */
export const newToken = (): string => random(24);

/** A seat's share in the draws: 32 random bytes. */
export const newSeed = (): string => random(32);
