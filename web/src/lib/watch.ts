/** The right to watch, which every seat may pass on: it follows from the seat's token and tells nothing of it. */
import { hex } from './random';
import { sha256 } from './sha256';
import type { Greeting } from './wire';

const digest = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

/** The spectator's token that follows from a seat's. */
export const watching = (token: string): string => digest(`watch token:${digest(token)}`);

/** The token that whoever was greeted so may pass on; a spectator's is its own. */
export function passedOn(token: string, greeting: Pick<Greeting, 'viewer' | 'gave_up'> | null): string {
  return greeting && greeting.viewer == null && greeting.gave_up == null ? token : watching(token);
}
