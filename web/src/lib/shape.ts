/** How a board lies in the area that the frame has for it. */
import type { Shape } from './game';

export interface Area {
  width: number;
  height: number;
}

/** A board is turned only where that makes its cells larger by this much, or at all if they are as small as this. */
const WORTH = 1.2;
const SMALL = 28;

/** How large a cell is if the whole board fits into an area. */
export function cellIn(area: Area, width: number, height: number): number {
  return Math.min(area.width / width, area.height / height);
}

/** Where left, right, up and down of a board lead as this seat sees it; undefined: as they are named. */
export function waysOf(shape: Shape | undefined, turned: boolean, seat: number | null): Readonly<Record<string, string>> | undefined {
  return turned ? shape?.turned?.(seat) : shape?.upright?.(seat);
}

/** Whether a board is turned by a quarter to fit into an area. */
export function isTurned(area: Area, shape: Shape | undefined): boolean {
  if (!shape?.turned) return false;
  const { width, height } = shape;
  const flat = cellIn(area, width, height);
  return cellIn(area, height, width) > (flat < SMALL ? flat : WORTH * flat);
}
