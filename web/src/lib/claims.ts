/** Who asks for a seat whose link was lost: how it stands, in words. */
import type { Claimed, People } from './wire';
import { frame, say } from './words.svelte';

/** The claim to a seat that stands open, if any. */
export const openClaim = (people: People, seat: number): Claimed | undefined => people.claims.find((claim) => claim.seat === seat && claim.end === null);

/** A time of some day, as one reads it. */
export const dated = (time: number): string => new Intl.DateTimeFormat(frame.language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(time);

/** How a claim stands, or what came of it, for those who are not asked themselves. */
export function claimText({ seat, waits, until, end, by, at }: Claimed, who: (seat: number) => string): string {
  const name = who(seat);
  switch (end) {
    case 'handed':
      return say('claim-handed', { who: name });
    case 'cancelled':
      return say('claim-cancelled', { who: name, date: dated(at) });
    case 'declined':
      return say('claim-declined', { who: name, by: who(by ?? 0), date: dated(at) });
    case 'over':
      return say('claim-over', { who: name, date: dated(at) });
    default:
      return until === null ? say('claim-waits', { who: name, names: waits.map(who).join(', ') }) : say('claim-until', { who: name, date: dated(until) });
  }
}
