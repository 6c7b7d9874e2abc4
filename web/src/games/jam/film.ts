/**
 * What happened, one card after the other: the pictures between how the table stood and how it stands.
 * They are told by the events; nothing is worked out that was not said.
 */
import type { GameEvent } from '../../lib/wire';
import { worth, type JamScene, type JamTable, type Lane } from './view';

export interface Picture {
  /** The table at this moment. */
  table: JamTable;
  /** The place where a card has just come to stand. */
  placed: { lane: number; place: number } | null;
  /** The row that goes to its owner. */
  took: { seat: number; lane: number; points: number } | null;
}

/** How a table stands, as a picture. */
export function still(table: JamTable): Picture {
  return { table, placed: null, took: null };
}

/** Special cards of one turn that are put at the same place are laid on each other. */
const JOINT = ['A', 'P'];
/** Numbers first, as piles lie on the table. */
const ordered = (one: string, other: string): number => (Number(one) || Infinity) - (Number(other) || Infinity) || (one < other ? -1 : 1);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The pictures that lead from one table to the other; none where the events do not say them. */
export function pictures(scene: Pick<JamScene, 'trailers' | 'trailer_points'>, before: JamTable, events: readonly GameEvent[], after: JamTable): Picture[] {
  const told: Picture[] = [];
  let now = before;
  let placed = null as Picture['placed'];
  let first = true;
  let joint = '';
  const cost = (lane: Lane) => worth(lane.flat(), scene);
  const show = (change: Partial<JamTable>, at: Picture['placed'], took: Picture['took'] = null) => {
    [now, placed] = [{ ...now, ...change, stage: 'place', asked: [] }, at];
    told.push({ table: now, placed, took });
  };
  const shown = events.filter(({ name }) => name === 'revealed');
  const reveals = shown.map(({ details }) => ({ seat: Number(details['seat']) - 1, card: String(details['card']) }));
  if (reveals.length) {
    const hand_sizes = now.hand_sizes.map((size, seat) => size - reveals.filter((one) => one.seat === seat).length);
    show({ revealed: inOrder(reveals, events, after), hand_sizes }, null);
  }
  for (const { name, details } of events) {
    const lane = Number(details['lane']) - 1;
    const card = String(details['card'] ?? '');
    const seat = Number(details['seat']) - 1;
    const row = now.lanes[lane] ?? [];
    const kind = `${name} ${card} ${lane}`;
    const stacked = JOINT.includes(card) && kind === joint;
    joint = kind;
    /** The lane as it is now, and what that changes. */
    const laid = (changed: JamTable['lanes'][number]): Pick<JamTable, 'lanes' | 'costs'> => ({
      lanes: now.lanes.map((each, i) => (i === lane ? changed : each)),
      costs: now.costs.map((each, i) => (i === lane ? cost(changed) : each)),
    });
    const put = (changed: JamTable['lanes'][number], place: number) => {
      const revealed = now.revealed.filter((_, i) => i !== now.revealed.findIndex((each) => each.seat === seat && each.card === card));
      show({ ...laid(changed), revealed }, { lane, place });
    };
    const of = <T>(all: readonly T[], change: (one: T) => T): T[] => all.map((one, i) => (i === seat ? change(one) : one));
    if (name === 'opened') {
      const { round, hand_sizes } = after;
      now = { ...now, round, hand_sizes, lanes: [...(first ? [] : now.lanes), [[card]]], costs: [...(first ? [] : now.costs), worth([card], scene)] };
      [first, placed] = [false, null];
    } else if (name === 'joined' && stacked) put([...row.slice(0, -1), [...(row.at(-1) ?? []), card]], row.length - 1);
    else if (name === 'joined') put([...row, [card]], row.length);
    else if (name === 'front' && stacked) put([[...(row[0] ?? []), card], ...row.slice(1)], 0);
    else if (name === 'front') put([[card], ...row], 0);
    else if (name === 'hitched') put([...row.slice(0, -1), [...(row.at(-1) ?? []), card]], row.length - 1);
    else if (name === 'filled') put(row.map((place, i) => (i === Number(details['place']) - 1 ? [card] : place)), Number(details['place']) - 1);
    else if (name === 'towed') put([...row.slice(0, -1), [], [card, ...(row.at(-1) ?? [])]], row.length);
    else if (name === 'low') put([...row, [card]], row.length);
    else if (name === 'took') {
      const at = placed?.place ?? row.length - 1;
      const points = Number(details['points']);
      const penalty = of(now.penalty, (pile) => [...pile, ...row.filter((_, i) => i !== at).flat()].sort(ordered));
      show({ ...laid([row[at] ?? []]), penalty, penalty_points: of(now.penalty_points, (sum) => sum + points) }, { lane, place: 0 }, { seat, lane, points });
    } else if (name === 'counted') {
      now = { ...now, points: of(now.points, () => Number(details['total'])), penalty: of(now.penalty, () => []), penalty_points: of(now.penalty_points, () => 0) };
      placed = null;
    }
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
