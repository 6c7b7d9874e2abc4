/** How a game ended, said to the one who looks: to a winner, to a loser, or to somebody who watched. */
import { say, type Catalogue } from './words.svelte';
import type { Details, GameEvent, GameInfo, Place, Result } from './wire';

export interface Ended {
  result: Result;
  seats: readonly Place[];
  /** The one seat that is spoken to; null for those who watch and where several share a device. */
  own: number | null;
  /** Whether that seat gave up, and others played on. */
  left?: boolean;
  /** What was told; the end's sentence takes its details from the last of it. */
  log: readonly GameEvent[];
}

/** The one seat that a page speaks to, also after it was given up; null where there are several or none. */
export function spokenTo(sittings: readonly { viewer: number | null; greeting: { gave_up: number | null } | null }[]): number | null {
  const [only, ...others] = sittings;
  return only && !others.length ? (only.viewer ?? only.greeting?.gave_up ?? null) : null;
}

/** How many of the last events may hold a detail of the end: a turn and what follows it. */
const LAST = 40;

export function endingOf(ended: Ended, info: GameInfo, words: Catalogue): string {
  const { result, seats, own, left } = ended;
  const first = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = (which: readonly number[]) =>
    new Intl.ListFormat(words.language).format(which.map((seat) => words.seat(info.seat_names[seat] ?? '')));
  if (result.reason === 'resigned') {
    const quit = seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
    const details = { names: names(quit), winners: names(first) };
    if (own === null) return say('end-gave-up', details);
    return say(first.includes(own) ? 'end-gave-up-won' : quit.includes(own) ? 'end-gave-up-you' : 'end-gave-up', details);
  }
  if (result.reason === 'agreed') return say('end-agreed');
  if (result.reason === 'time') return say('end-time', { names: names(late(result.ranks, seats)) });
  if (left && own !== null) return `${say('end-gave-up-early')} ${endingOf({ ...ended, own: null }, info, words)}`;
  const others = names(first.filter((seat) => seat !== own));
  // A game tells who came first in it, also where that is a seat that was given up and is placed behind all others.
  if (seats.some(({ resigned }) => resigned)) return plain(first, result.ranks.length, own, others);
  const details: Details = {
    ...Object.assign({}, ...ended.log.slice(-LAST).map((event) => event.details)),
    for: own === null ? 'other' : first.includes(own) ? 'winner' : 'loser',
    seat: info.seat_names[first[0] ?? 0] ?? '',
    winners: first.length,
    names: others,
    points: result.scores?.[first[0] ?? 0] ?? 0,
  };
  return words.say(`${result.reason}.end`, details, '') || plain(first, result.ranks.length, own, others);
}

/** Whose time had run out when the others ended it: those behind all others, but for who gave up and is placed last. */
function late(ranks: readonly number[], seats: readonly Place[]): number[] {
  const stayed = ranks.flatMap((_, seat) => (seats[seat]?.resigned ? [] : [seat]));
  const last = Math.max(...stayed.map((seat) => ranks[seat]!));
  return stayed.filter((seat) => ranks[seat] === last);
}

/** The same where the game has no words for it. */
function plain(first: readonly number[], seats: number, own: number | null, names: string): string {
  if (first.length === seats) return say('result-draw');
  if (own === null) return say('result-win', { count: first.length, names });
  return first.includes(own) ? say('end-won') : say('end-lost', { names });
}

/** How a player came out; where nobody came out ahead, that. */
export function placeSays(ranks: readonly number[], seat: number): string {
  return ranks.every((rank) => rank === 1) ? say('place-tied') : say('place', { place: ranks[seat] ?? 0 });
}
