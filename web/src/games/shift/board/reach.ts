/** How a thing that can go so far is taken there. */
import { isSection, write, type ShiftView } from '../view';

/** Spaces or rows towards left or up (below 0), and towards right or down. */
export type Span = readonly [back: number, forth: number];

/** How far a vehicle or a section can go now, as the table tells it. */
export function reachOf(what: string, view: Pick<ShiftView, 'reach'>): Span {
  return view.reach[what] ?? [0, 0];
}

/** The moves that take a vehicle or a section so far: one, or as many single steps. */
export function movesFor(what: string, by: number, view: Pick<ShiftView, 'slide'>): string[] {
  if (by === 0) return [];
  if (isSection(what) || view.slide) return [write(what, by)];
  return Array<string>(Math.abs(by)).fill(write(what, Math.sign(by)));
}
