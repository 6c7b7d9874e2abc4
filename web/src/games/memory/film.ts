/**
 * How a turn ended: what it turned up, what was kept, what is turned back. It is told by the events,
 * and shown once; after that nothing here knows a card that lies face down.
 */
import type { GameEvent } from '../../lib/wire';
import { cardIn, DOWN, placesIn, type MemoryTable } from './view';

export interface Picture {
  places: readonly string[];
  /** Places that are up, in the order in which they were turned. */
  up: readonly number[];
  kept: MemoryTable['kept'];
  turn: number | null;
  /** Places that do not fit and will be turned back. */
  missed: readonly number[];
  /** Places that are taken, and by whom. */
  towed: readonly number[];
  owner: number | null;
  /** Whether that is happening now. */
  leaving: boolean;
}

/** How a table stands, as a picture. */
export function still({ places, up, kept, turn }: MemoryTable): Picture {
  return { places, up, kept, turn, missed: [], towed: [], owner: null, leaving: false };
}

const ENDS = ['kept', 'turned-back'];

/** Where the latest event of these names is; -1 if there is none. */
const latest = (events: readonly GameEvent[], names: readonly string[]): number => events.map(({ name }) => names.includes(name)).lastIndexOf(true);

/** The events of the latest turn that has ended; empty if none has. */
export function ended(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = latest(events, ENDS);
  if (end < 0 || latest(events, ['turned-up']) > end) return [];
  const shown = latest(events.slice(0, end), ['turned-up']);
  const before = latest(events.slice(0, Math.max(0, shown)), ENDS);
  return events.slice(before + 1, end + 1);
}

/** What is to be seen before a turn's cards are gone; null where nothing is. */
export function closing(before: Picture, events: readonly GameEvent[], after: MemoryTable): Picture | null {
  const turn = ended(events);
  const shown = turn.filter(({ name }) => name === 'turned-up');
  // Whoever only stops turns nothing up: what lay open before is what the turn was about.
  const seen = new Map(before.up.map((place) => [place, before.places[place]!]));
  for (const event of shown) for (const place of placesIn(event)) seen.set(place, cardIn(event));
  const back = turn.flatMap((event) => (event.name === 'turned-back' ? placesIn(event) : []));
  const owner = turn.map(({ name, details }) => (name === 'kept' ? Number(details['seat']) - 1 : -1)).find((seat) => seat >= 0);
  const up = [...seen.keys()];
  const towed = owner === undefined ? [] : up.filter((place) => !back.includes(place));
  if (!turn.length || !up.length || !up.every((place) => back.includes(place) || towed.includes(place))) return null;
  const places = after.places.map((face, place) => seen.get(place) ?? (towed.includes(place) ? DOWN : face));
  const kept = after.kept.map((pile, seat) => (seat === owner ? (before.kept[seat] ?? []) : pile));
  return { places, up, kept, turn: before.turn, missed: back, towed, owner: owner ?? null, leaving: false };
}
