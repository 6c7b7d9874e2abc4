/** What should be in view when the whole board is not: boxes in units, the most important first. */
import { boxOf, CELL, COLUMNS, sectionBox, type Box } from '../geometry';
import { HEROES, isSection, vehicle, type ShiftView } from '../view';
import type { Ghosts } from './ghosts';
import type { Marks } from './last';
import type { Target } from './targets';

export interface Scene {
  view: ShiftView;
  seat: number | null;
  chosen: string | null;
  targets: readonly Target[];
  /** What is being considered elsewhere than on the board. */
  ghosts: Ghosts;
  /** Vehicles that the draft has moved. */
  drafted: readonly string[];
  marks: Marks;
}

export function looks({ view, seat, chosen, targets, ghosts, drafted, marks }: Scene): Box[] {
  const boxes: Box[] = [];
  const add = (name: string) => {
    const one = vehicle(view, name);
    if (one) boxes.push(one.off ? wayOut(one.name) : boxOf(one));
  };
  for (const one of ghosts.vehicles) boxes.push(boxOf(one));
  for (const { section } of ghosts.sections) boxes.push(sectionBox(view, section));
  if (chosen !== null && !isSection(chosen)) add(chosen);
  boxes.push(...[...targets].sort((a, b) => Math.abs(a.by) - Math.abs(b.by)).map(({ box }) => box));
  if (chosen !== null && isSection(chosen)) boxes.push(sectionBox(view, chosen));
  drafted.forEach(add);
  marks.vehicles.forEach(add);
  for (const section of marks.sections) boxes.push(sectionBox(view, section));
  const hero = HEROES[seat ?? view.turn ?? 0];
  if (hero) add(hero);
  return boxes;
}

/** The end by which a hero has left. */
function wayOut(hero: string): Box {
  return { x: hero === '>' ? COLUMNS * CELL : -2 * CELL, y: 0, width: 2 * CELL, height: CELL };
}
