/**
 * What happened, one thing after the other: the pictures between how the table stood and how it stands.
 * They are told by the events; nothing is worked out that was not said.
 */
import type { GameEvent } from '../../lib/wire';
import { spacesOf, type BashScene, type BashTable } from './view';

/** What is shown beside the pieces for a moment. */
export type Note =
  | { kind: 'die'; number: number; car: number }
  | { kind: 'card'; card: string; car: number }
  | { kind: 'level'; level: number; car: number }
  | { kind: 'blast' | 'hit' | 'mark'; space: string }
  | { kind: 'missile'; path: string[]; hits: boolean }
  | { kind: 'life' | 'energy'; car: number; by: number }
  | { kind: 'back'; car: number; from: string; to: string };

export interface Picture {
  cars: readonly { space: string; life: number; energy: number; finished: boolean }[];
  bombs: readonly string[];
  boulders: readonly string[];
  boosts: readonly string[];
  snout: string | null;
  strip: readonly number[];
  turn: number;
  note: Note | null;
  /** How long it stands at the normal pace, in milliseconds. */
  stands: number;
}

const STEP = 130;
const THING = 220;
const SEEN = 520;

/** How a table stands, as a picture. */
export function still(table: BashTable): Picture {
  return {
    cars: table.cars.map(({ space, life, energy, finished }) => ({ space, life, energy, finished })),
    bombs: table.bombs.map(({ space }) => space),
    boulders: table.boulders.map(({ space }) => space),
    boosts: table.boosts,
    snout: table.snout,
    strip: table.strip,
    turn: table.turn,
    note: null,
    stands: 0,
  };
}

/** The pictures that lead from one table to what these events tell; `own` played its card itself. */
export function pictures(scene: BashScene, before: BashTable, events: readonly GameEvent[], own: number | null = null): Picture[] {
  const told: Picture[] = [];
  const cars = new Map(scene.cars.map(({ colour }, car) => [colour, car]));
  let now = still(before);
  let shooter = -1;

  const show = (change: Partial<Picture>, stands: number, note: Note | null = null) => {
    now = { ...now, ...change, note, stands };
    told.push(now);
  };
  const moved = (car: number, space: string, stands: number, note: Note | null = null) =>
    show({ cars: now.cars.map((one, i) => (i === car ? { ...one, space } : one)) }, stands, note);
  const felt = (car: number, change: { life?: number; energy?: number }, kind: 'life' | 'energy', by: number) =>
    show({ cars: now.cars.map((one, i) => (i === car ? { ...one, ...change } : one)) }, THING, { kind, car, by });

  for (const { name, details } of events) {
    const car = cars.get(String(details['car'])) ?? -1;
    const space = String(details['space'] ?? '');
    const number = (field: string) => Number(details[field]);
    const without = (things: readonly string[]) => things.filter((one) => one !== space);
    /** A space holds one of a kind: what lies there already, as where a page comes in the middle, lies there once. */
    const including = (things: readonly string[]) => [...without(things), space];
    switch (name) {
      case 'drove':
      case 'pushed':
        for (const each of listed(details['path'])) moved(car, each, STEP);
        break;
      case 'steered':
      case 'emerged':
      case 'landed':
      case 'strayed':
      case 'teleported':
      case 'crossed':
        moved(car, space, THING);
        break;
      case 'sank':
        moved(car, lakeOf(scene, now.cars[car]?.space ?? ''), THING);
        break;
      case 'set-back': {
        const from = now.cars[car]?.space ?? space;
        show({}, THING, { kind: 'back', car, from, to: space });
        show({ cars: now.cars.map((one, i) => (i === car ? { ...one, space, life: 3, energy: number('energy') } : one)) }, THING, { kind: 'back', car, from, to: space });
        break;
      }
      case 'turn':
        show({ turn: Math.max(0, now.strip.indexOf(car)) }, 60);
        break;
      case 'round':
        show({ strip: listed(details['order']).map((colour) => cars.get(colour) ?? 0), turn: 0 }, THING);
        break;
      case 'rolled':
        show({}, SEEN, { kind: 'die', number: number('number'), car });
        break;
      case 'played':
      case 'turned-up':
        if (name === 'turned-up' || car !== own) show({}, SEEN, { kind: 'card', card: String(details['card']), car });
        break;
      case 'declared':
        show({ cars: now.cars.map((one, i) => (i === car ? { ...one, energy: 0 } : one)) }, SEEN, { kind: 'level', level: number('level'), car });
        break;
      case 'bomb-laid':
        show({ bombs: including(now.bombs) }, THING, { kind: 'mark', space });
        break;
      case 'boulder-laid':
        show({ boulders: including(now.boulders) }, THING, { kind: 'mark', space });
        break;
      case 'boost-laid':
        show({ boosts: including(now.boosts) }, 60);
        break;
      case 'lifted':
        show(details['what'] === 'bomb' ? { bombs: without(now.bombs) } : { boulders: without(now.boulders) }, THING, { kind: 'mark', space });
        break;
      case 'bomb-gone':
        show({ bombs: without(now.bombs) }, THING, { kind: 'hit', space });
        break;
      case 'boulder-gone':
        show({ boulders: without(now.boulders) }, STEP, { kind: 'hit', space });
        break;
      case 'exploded':
        show({ bombs: without(now.bombs) }, THING + 60, { kind: 'blast', space });
        break;
      case 'crashed':
      case 'rammed':
      case 'snout-met':
        show({}, THING, { kind: 'hit', space });
        break;
      case 'fired':
        shooter = car;
        break;
      case 'missile-hit':
        show({}, SEEN, { kind: 'missile', path: flight(scene, now.cars[shooter]?.space ?? '', space), hits: true });
        break;
      case 'missile-lost':
        show({}, THING, { kind: 'missile', path: flown(scene, now.cars[car]?.space ?? ''), hits: false });
        break;
      case 'damaged':
        felt(car, { life: number('life') }, 'life', number('life') - (now.cars[car]?.life ?? 0));
        break;
      case 'repaired':
        felt(car, { life: number('life') }, 'life', 1);
        break;
      case 'charged':
        felt(car, { energy: number('energy') }, 'energy', 1);
        break;
      case 'snout-walked':
      case 'snout-fled':
        show({ snout: space }, THING);
        break;
    }
  }
  return told;
}

const listed = (value: unknown): string[] => String(value ?? '').split(' ').filter(Boolean);

/** The lake beside the bridge on which a space lies. */
function lakeOf(scene: BashScene, from: string): string {
  const own = spacesOf(scene).get(from)?.tile ?? 0;
  const lakes = scene.spaces.filter(({ lane }) => lane === 'W');
  return (lakes.find(({ tile }) => Math.abs(tile - own) <= 1) ?? lakes[0])?.name ?? from;
}

/** How far a missile is followed back at most. */
const FAR = 40;

/** The spaces over which a missile flies to what it hits: along the lane, or from behind that as far back as the shooter. */
export function flight(scene: BashScene, from: string, to: string): string[] {
  const spaces = spacesOf(scene);
  const [start, end] = [spaces.get(from), spaces.get(to)];
  if (!start || !end) return [to];
  const along = flown(scene, from, FAR);
  if (along.includes(to)) return along.slice(0, along.indexOf(to) + 1);
  const lap = scene.tiles.length * 144;
  const gone = (end.far - start.far + lap) % lap;
  const path = [to];
  for (let at = spaces.get(end.behind); at && path.length < FAR && (end.far - at.far + lap) % lap < gone; at = spaces.get(at.behind)) path.unshift(at.name);
  return [from, ...path];
}

/** The lane ahead of a shooter, as far as a missile that hits nothing is followed. */
function flown(scene: BashScene, from: string, far = 12): string[] {
  const spaces = spacesOf(scene);
  const path = [from];
  for (let at = spaces.get(from); at && path.length < far; ) {
    at = spaces.get(at.next[0] ?? '');
    if (at) path.push(at.name);
  }
  return path;
}

/** What the latest turn left behind: where cars drove, where something burst, who was set back. */
export interface Traces {
  trails: { car: number; path: string[]; pushed: boolean }[];
  bursts: string[];
  backs: { car: number; to: string }[];
}

export function traces(scene: BashScene, events: readonly GameEvent[]): Traces {
  const cars = new Map(scene.cars.map(({ colour }, car) => [colour, car]));
  const spaces = spacesOf(scene);
  const found: Traces = { trails: [], bursts: [], backs: [] };
  for (const { name, details } of events) {
    const car = cars.get(String(details['car'])) ?? -1;
    const space = String(details['space'] ?? '');
    if (name === 'drove' || name === 'pushed') {
      const path = listed(details['path']);
      const first = spaces.get(path[0] ?? '');
      const last = found.trails.at(-1);
      if (last && last.car === car && !last.pushed && name === 'drove' && spaces.get(last.path.at(-1) ?? '')?.next.includes(path[0] ?? '')) last.path.push(...path);
      else if (first) found.trails.push({ car, path: [first.behind, ...path], pushed: name === 'pushed' });
    }
    if (['exploded', 'crashed', 'rammed', 'snout-met'].includes(name)) found.bursts.push(space);
    if (name === 'set-back') found.backs.push({ car, to: space });
  }
  return found;
}
