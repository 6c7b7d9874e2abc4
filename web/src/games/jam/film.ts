/**
 * What happened, one card after the other: the pictures between how the table stood and how it stands.
 * They are told by the events; nothing is worked out that was not said.
 */
import type { GameEvent } from '../../lib/wire';
import { totals, type JamTable, type Lane } from './view';

export interface Picture {
  lanes: readonly Lane[];
  queue: JamTable['revealed'];
  /** Points of each seat. */
  points: readonly number[];
  /** The place where a card has just come to stand. */
  placed: { lane: number; place: number } | null;
  /** The row that goes to its owner. */
  took: { seat: number; lane: number; points: number } | null;
}

/** How a table stands, as a picture. */
export function still(table: JamTable): Picture {
  return { lanes: table.lanes, queue: table.revealed, points: totals(table), placed: null, took: null };
}

/** Special cards of one turn that are put at the same place are laid on each other. */
const JOINT = ['A', 'P'];
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The pictures that lead from one table to the other; none where the events do not say them. */
export function pictures(before: JamTable, events: readonly GameEvent[], after: JamTable): Picture[] {
  const told: Picture[] = [];
  let now = still(before);
  let first = true;
  let joint = '';
  const shown = events.filter(({ name }) => name === 'revealed');
  const reveals = shown.map(({ details }) => ({ seat: Number(details['seat']) - 1, card: String(details['card']) }));
  if (reveals.length) {
    now = { ...now, queue: inOrder(reveals, events, after) };
    told.push(now);
  }
  for (const { name, details } of events) {
    const lane = Number(details['lane']) - 1;
    const card = String(details['card'] ?? '');
    const seat = Number(details['seat']) - 1;
    const row = now.lanes[lane] ?? [];
    const kind = `${name} ${card} ${lane}`;
    const stacked = JOINT.includes(card) && kind === joint;
    joint = kind;
    const queue = now.queue.filter((_, i) => i !== now.queue.findIndex((each) => each.seat === seat && each.card === card));
    const put = (changed: Lane, place: number) => {
      now = { ...now, lanes: now.lanes.map((each, i) => (i === lane ? changed : each)), queue, placed: { lane, place }, took: null };
      told.push(now);
    };
    if (name === 'opened') {
      now = { ...now, lanes: [...(first ? [] : now.lanes), [[card]]], placed: null, took: null };
      first = false;
    } else if (name === 'joined' && stacked) put([...row.slice(0, -1), [...(row.at(-1) ?? []), card]], row.length - 1);
    else if (name === 'joined') put([...row, [card]], row.length);
    else if (name === 'front' && stacked) put([[...(row[0] ?? []), card], ...row.slice(1)], 0);
    else if (name === 'front') put([[card], ...row], 0);
    else if (name === 'hitched') put([...row.slice(0, -1), [...(row.at(-1) ?? []), card]], row.length - 1);
    else if (name === 'filled') put(row.map((place, i) => (i === Number(details['place']) - 1 ? [card] : place)), Number(details['place']) - 1);
    else if (name === 'towed') put([...row.slice(0, -1), [], [card, ...(row.at(-1) ?? [])]], row.length);
    else if (name === 'low') put([...row, [card]], row.length);
    else if (name === 'took') {
      const car = row[now.placed?.place ?? row.length - 1] ?? [];
      const points = now.points.map((sum, i) => (i === seat ? sum + Number(details['points']) : sum));
      const lanes = now.lanes.map((each, i) => (i === lane ? [car] : each));
      now = { ...now, lanes, points, placed: { lane, place: 0 }, took: { seat, lane, points: Number(details['points']) } };
      told.push(now);
    } else if (name === 'counted') now = { ...now, placed: null, took: null };
  }
  return told.length && same(now.lanes, after.lanes) ? told : [];
}

/** Revealed cards as they will be placed: in the order in which events place them, then what still waits. */
function inOrder(shown: JamTable['revealed'], events: readonly GameEvent[], after: JamTable): JamTable['revealed'] {
  const placing = ['joined', 'hitched', 'filled', 'front', 'low', 'towed'];
  const placed = events.filter(({ name }) => placing.includes(name));
  const at = ({ seat, card }: { seat: number; card: string }) => {
    const found = placed.findIndex(({ details }) => Number(details['seat']) - 1 === seat && details['card'] === card);
    const waits = after.revealed.findIndex((one) => one.seat === seat);
    return found >= 0 ? found : placed.length + Math.max(0, waits);
  };
  return [...shown].sort((one, other) => at(one) - at(other));
}
