/** What a viewer sees of a race, and what can be read from it. */
import type { Games } from '../../lib/wire';

export type BashView = Games['bash'];
export type BashScene = BashView['scene'];
export type BashTable = BashView['table'];
export type BashOwn = NonNullable<BashView['own']>;
export type Way = BashOwn['ways'][number];
export type Effect = Way['effects'][number];
export type Space = BashScene['spaces'][number];

export const EFFECTS = ['steer', 'bomb', 'missile', 'repair', 'star'] as const;
export type EffectName = (typeof EFFECTS)[number];

export interface Card {
  effect: EffectName;
  speed: number;
  deck: 'sprint' | 'rush';
}

/** The card of a name such as steer2s; null for any other move. */
export function cardOf(name: string): Card | null {
  const [, effect, speed, deck] = /^(steer|bomb|missile|repair|star)(\d)([sr])$/.exec(name) ?? [];
  return effect === undefined ? null : { effect: effect as EffectName, speed: Number(speed), deck: deck === 'r' ? 'rush' : 'sprint' };
}

/** The card that a move gives up, such as drop-steer2s. */
export const droppedBy = (move: string): string | null => (move.startsWith('drop-') ? move.slice(5) : null);
export const isSpace = (move: string): boolean => /^\d+[LMRBCXW]/.test(move);
/** The level of level2, the seam of leave4. */
export const numberOf = (move: string, kind: 'level' | 'leave'): number | null => {
  const [, number] = new RegExp(`^${kind}(\\d+)$`).exec(move) ?? [];
  return number === undefined ? null : Number(number);
};

const indices = new WeakMap<BashScene, ReadonlyMap<string, Space>>();

/** The spaces of a course by name. */
export function spacesOf(scene: BashScene): ReadonlyMap<string, Space> {
  let found = indices.get(scene);
  if (!found) indices.set(scene, (found = new Map(scene.spaces.map((space) => [space.name, space]))));
  return found;
}

/** What this move would do, where that is known. */
export function wayOf(view: Partial<BashView>, move: string | null): Way | undefined {
  return move === null ? undefined : view.own?.ways.find((way) => way.move === move);
}

/** The car that a way or a question is about: the one that has its turn. */
export const activeCar = (table: BashTable): number => table.strip[table.turn] ?? 0;

/** The cards of a hand as they can be played: each once, with how many there are of it. */
export function handOf(own: BashOwn | null): string[] {
  return own ? [...own.hand] : [];
}

export type Thing = 'bomb' | 'boulder' | 'snout' | 'car';

/** The first thing on the way ahead, how many spaces away it is, and whose car it is. */
export function ahead(from: string, scene: BashScene, table: BashTable, far = 6): { thing: Thing; steps: number; car: number } | null {
  const spaces = spacesOf(scene);
  let at = spaces.get(from);
  for (let steps = 1; at && steps <= far; steps++) {
    at = spaces.get(at.next[0] ?? '');
    if (!at) return null;
    const on = thingOn(at.name, table);
    if (on) return { ...on, steps };
  }
  return null;
}

/** What lies or stands on a space. */
export function thingOn(name: string, table: BashTable): { thing: Thing; car: number } | null {
  if (table.snout === name) return { thing: 'snout', car: -1 };
  if (table.bombs.some(({ space }) => space === name)) return { thing: 'bomb', car: -1 };
  if (table.boulders.some(({ space }) => space === name)) return { thing: 'boulder', car: -1 };
  const car = table.cars.findIndex(({ space, finished }) => space === name && !finished);
  return car >= 0 ? { thing: 'car', car } : null;
}

/** What a way costs or brings its own car and the others. */
export function harms(way: Way): { car: number; life: number }[] {
  const sums = new Map<number, number>();
  for (const { kind, car, life } of way.effects)
    if (car !== null && (kind === 'damage' || kind === 'repair')) sums.set(car, (sums.get(car) ?? 0) + life);
  return [...sums].filter(([, life]) => life).map(([car, life]) => ({ car, life }));
}
