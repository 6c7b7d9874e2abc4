/** What spaces, cars, cards and moves are called, for buttons and whoever listens. */
import type { Details } from '../../lib/wire';
import type { Catalogue } from '../../lib/words.svelte';
import { shortName } from './course/geometry';
import { activeCar, ahead, cardOf, droppedBy, isSpace, numberOf, spacesOf, thingOn, wayOf, type BashScene, type BashTable, type BashView, type Effect, type Way } from './view';

/** Where a space is: space 4 of the left lane on tile 3; as a `spot`, for the log: tile 3, left lane, space 4. */
export function spaceName(name: string, scene: BashScene, words: Catalogue, form: 'space' | 'spot' = 'space'): string {
  const short = shortName(name);
  const tile = spacesOf(scene).get(name)?.tile ?? 0;
  const number = Number(short.slice(1)) || 0;
  const lane = short[0] ?? 'M';
  if (/^[LMR][ab]$/.test(short)) return words.say(`${form}-portal`, { lane, side: short[1]!, tile });
  // The notation counts the spaces of a lane from 0, people from 1.
  if (/^[LMR]\d/.test(short)) return words.say(`${form}-lane`, { lane, number: number + 1, tile });
  return words.say({ B: 'space-rope', C: `${form}-clearing`, X: 'space-deck' }[lane] ?? 'space-lake', { number });
}

/** How the log says each space of a course. */
export function spoken(scene: BashScene, words: Catalogue): Record<string, string> {
  return Object.fromEntries(scene.spaces.map(({ name }) => [name, spaceName(name, scene, words, 'spot')]));
}

/** The same with what stands there, or ahead of it. */
export function spaceSays(name: string, view: BashView, words: Catalogue): string {
  const { scene, table } = view;
  const on = thingOn(name, table);
  if (on) return words.say('space-holds', { space: spaceName(name, scene, words), thing: on.thing, car: scene.cars[on.car]?.colour ?? '' });
  return standing(name, view, words);
}

export function cardName(card: string, words: Catalogue): string {
  return words.say('word-card', { card });
}

export function carName(car: number, scene: BashScene, words: Catalogue): string {
  return words.say('word-car', { car: scene.cars[car]?.colour ?? '' });
}

/** All that is to be known of a car at a place of the strip. */
export function carSays(place: number, view: BashView, you: boolean, words: Catalogue): string {
  const { scene, table } = view;
  const car = table.strip[place] ?? 0;
  const at = table.cars[car]!;
  const [sprint = 0, rush = 0] = table.backs[car] ?? [];
  return [
    words.say('car-says', {
      car: scene.cars[car]?.colour ?? '',
      place: place + 1,
      deck: scene.strip[place] ?? 'sprint',
      you: you ? 'yes' : scene.cars[car]?.bot ? 'bot' : 'no',
      life: at.life,
      space: at.finished ? words.say('car-finished') : standing(at.space, view, words),
    }),
    ...(scene.simple || scene.cars[car]?.bot ? [] : [words.say('car-energy', { energy: at.energy })]),
    ...(scene.cars[car]?.bot ? [] : [words.say('car-cards', { sprint, rush })]),
  ].join(', ');
}

/** What an ability does at a level. */
export function levelName(level: number, car: number, scene: BashScene, words: Catalogue): string {
  const one = scene.cars[car];
  if (level === 1) return Number(one?.level1) ? words.say('level-drive', { spaces: Number(one?.level1) }) : words.say(`effect-${one?.level1 ?? ''}`);
  if (level === 2) return words.say('level-card');
  return words.say(`level-${one?.level3 ?? ''}`, { spaces: one?.spaces ?? 0, bombs: one?.bombs ?? 0 });
}

/** What a move does: where it leads, what it hits, what that costs. */
export function waySays(way: Way, view: BashView, words: Catalogue): string {
  const { scene, table } = view;
  const end = way.path.at(-1);
  const parts: string[] = [];
  // The space that is steered to is no space of the drive.
  const count = way.path.length - (isSpace(way.move) && table.effect === 'steer' ? 1 : 0);
  if (end && count && !(isSpace(way.move) && way.path.length === 1)) parts.push(words.say('way-drives', { count, space: spaceName(end, scene, words) }));
  way.effects.forEach((effect, i) => {
    // Of a push, and of the Snout's way, the last space is enough.
    const following = way.effects[i + 1];
    if ((effect.kind === 'push' || effect.kind === 'walk') && following?.kind === effect.kind && following.car === effect.car) return;
    parts.push(effectSays(effect, way, scene, words));
  });
  const may = choiceOf(way, view, words);
  if (may) parts.push(words.say('way-may', { does: may }));
  return parts.filter(Boolean).join(words.say('way-and'));
}

/** What the effect of a card would do, if there is anything to choose. */
function choiceOf({ move, car }: Way, { scene, table }: BashView, words: Catalogue): string {
  const effect = cardOf(move)?.effect;
  const at = table.cars[car];
  const none = (effect === 'repair' && at?.life === 3) || (effect === 'star' && (scene.simple || at?.energy === 3));
  return !effect || none ? '' : words.say(`effect-${effect}`);
}

/** How an effect of a move is said; where a die decides, that it does. */
function effectSays({ kind, space, car, life, energy }: Effect, way: Way, scene: BashScene, words: Catalogue): string {
  const details: Details = { car: scene.cars[car ?? way.car]?.colour ?? '', space: spaceName(space, scene, words), life: Math.abs(life), energy: Math.abs(energy), own: car === way.car ? 'yes' : 'no', target: car === null ? 'none' : 'car' };
  const rolls = way.dice && ['geyser', 'snout', 'bridge', 'volcano', 'landslide'].includes(kind);
  return words.say(rolls ? `way-roll-${kind}` : `way-${kind}`, details, '');
}

export function label(move: string, { scene, table }: Partial<BashView>, words: Catalogue): string {
  return scene && table ? moveName(move, scene, table, words) : '';
}

/** A move with what it would do, for those who cannot see it drawn. */
export function moveSays(move: string, view: BashView, words: Catalogue): string {
  const name = moveName(move, view.scene, view.table, words);
  const way = wayOf(view, move);
  const does = way ? waySays(way, view, words) : '';
  return does ? words.say('move-does', { move: name, does }) : name;
}

/** A move alone, without what it leads to. */
export function moveName(move: string, scene: BashScene, table: BashTable, words: Catalogue): string {
  if (cardOf(move)) return cardName(move, words);
  const dropped = droppedBy(move);
  if (dropped) return words.say('move-drop', { card: dropped });
  const level = numberOf(move, 'level');
  if (level !== null) return words.say('move-level', { level, does: levelName(level, activeCar(table), scene, words) });
  const seam = numberOf(move, 'leave');
  if (seam !== null) return words.say('move-leave', { tile: seam });
  if (isSpace(move)) return spaceName(move, scene, words);
  if (move === 'use') return words.say('move-use', { effect: table.effect });
  if (move === 'done') return words.say(table.stage === 'After' ? 'move-end' : 'move-done');
  return words.say(`move-${move}`, {}, '');
}

/** The heading over spaces to choose from, cards and levels. */
export function group(move: string, { table }: Partial<BashView>, words: Catalogue): string {
  if (!table) return '';
  if (isSpace(move)) {
    return words.say(`group-${table.effect || table.stage}`, {}, words.say('group-space'));
  }
  if (numberOf(move, 'level') !== null) return words.say('group-level');
  return '';
}

/** Which cars stand elsewhere, and where. */
export function stands(before: BashView, after: BashView, words: Catalogue): string {
  return after.table.cars
    .flatMap(({ space }, car) => (before.table.cars[car]?.space === space ? [] : [words.say('car-stands', { car: after.scene.cars[car]?.colour ?? '', space: standing(space, after, words) })]))
    .join(' ');
}

/** Where a car is, with what lies ahead of it. */
function standing(name: string, { scene, table }: BashView, words: Catalogue): string {
  const space = spaceName(name, scene, words);
  const next = ahead(name, scene, table);
  return next ? words.say('space-ahead', { space, thing: next.thing, steps: next.steps, car: scene.cars[next.car]?.colour ?? '' }) : space;
}
