/** What the latest change touched: marked until the next one. */
import type { GameEvent } from '../../lib/wire';
import type { Lane } from './view';

const PLACING = ['joined', 'hitched', 'filled', 'front', 'low', 'towed', 'opened'];

export interface Marks {
  /** Places, as lane and place from 0. */
  places: ReadonlySet<string>;
  /** Points that each seat has just taken. */
  took: ReadonlyMap<number, number>;
}

export const spot = (lane: number, place: number): string => `${lane} ${place}`;

export function lastMarks(last: readonly GameEvent[], lanes: readonly Lane[]): Marks {
  const places = new Set<string>();
  const took = new Map<number, number>();
  for (const { name, details } of last) {
    const lane = Number(details['lane']) - 1;
    const seat = Number(details['seat']) - 1;
    if (name === 'counted') took.clear();
    if (name === 'took') took.set(seat, (took.get(seat) ?? 0) + Number(details['points']));
    if (!PLACING.includes(name)) continue;
    const holds = (place: readonly string[]) => place.includes(String(details['card']));
    const row = lanes[lane] ?? [];
    const at = name === 'front' ? row.findIndex(holds) : row.length - 1 - [...row].reverse().findIndex(holds);
    if (row.some(holds)) places.add(spot(lane, at));
  }
  return { places, took };
}
