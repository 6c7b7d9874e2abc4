/**
 * Where things lie on the drawn board. One cell is {@link CELL} units; x = 0 is the left end of an aligned
 * shuttle, y = 0 the outer edge of the north block. Rows count from the south block, 0. Nothing here knows
 * what is legal.
 */
import type { Box, Point, Turn } from '../../lib/plane';
import { SHUTTLES, widthOf, type Frame, type ShuttlesView } from './view';

export const CELL = 40;
/** Two rows a shuttle, and a block at each end. */
export const ROWS = 2 * SHUTTLES + 2;
/** Room beside the last notch for the grips, and beyond the blocks. */
export const GRIP = 0.72;
const VERGE = 0.15;

export type Offsets = readonly number[];

/** A space by its row and its column in the frame. */
export interface Spot {
  row: number;
  column: number;
}

/** Where a space such as 3a4 or s2 lies now. */
export function spotOf(space: string, frame: Pick<Frame, 'block_first'>, offsets: Offsets): Spot {
  const column = Number(space.at(-1)) - 1;
  if (space.length === 2) return { row: space.startsWith('s') ? 0 : ROWS - 1, column: frame.block_first + column };
  const shuttle = Number(space[0]) - 1;
  return { row: 2 * shuttle + (space[1] === 'b' ? 2 : 1), column: column + (offsets[shuttle] ?? 0) };
}

export function middle({ row, column }: Spot): Point {
  return { x: (column + 0.5) * CELL, y: (ROWS - row - 0.5) * CELL };
}

export function cellBox({ row, column }: Spot): Box {
  return { x: column * CELL, y: (ROWS - 1 - row) * CELL, width: CELL, height: CELL };
}

/** The spaces of a shuttle, counted from 1, without its grips. */
export function shuttleBox(shuttle: number, offset: number, width: number): Box {
  return { x: offset * CELL, y: (ROWS - 1 - 2 * shuttle) * CELL, width: width * CELL, height: 2 * CELL };
}

/** The grip at one end of a shuttle. */
export function gripBox(shuttle: number, offset: number, width: number, way: 'left' | 'right'): Box {
  const { x, y, height } = shuttleBox(shuttle, offset, width);
  const wide = GRIP * CELL;
  return { x: way === 'left' ? x - wide : x + width * CELL, y, width: wide, height };
}

/** The ground under the shuttles: every column that one can reach. */
export function trayBox(frame: Frame): Box {
  const { offset_limit: limit } = frame;
  return { x: -limit * CELL, y: CELL, width: (widthOf(frame) + 2 * limit) * CELL, height: 2 * SHUTTLES * CELL };
}

/** All that is to be seen. */
export function extent(frame: Frame): Box {
  const { x, width } = trayBox(frame);
  return {
    x: x - GRIP * CELL,
    y: -VERGE * CELL,
    width: width + 2 * GRIP * CELL,
    height: (ROWS + 2 * VERGE) * CELL,
  };
}

/** The places of a block: 0 the south one, 1 the north one. */
export function blockBox(frame: Frame, seat: number): Box {
  return { x: frame.block_first * CELL, y: seat === 0 ? (ROWS - 1) * CELL : 0, width: 5 * CELL, height: CELL };
}

/** The viewer sits at the lower edge; on a board turned by a quarter at the left one. */
export function turnFor(seat: number | null, turned: boolean): Turn {
  if (seat === 1) return turned ? -90 : 180;
  return turned ? 90 : 0;
}

/** How the offsets would stand after a notch. */
export function notched(offsets: Offsets, shuttle: number, way: 'left' | 'right'): number[] {
  return offsets.map((offset, k) => (k === shuttle - 1 ? offset + (way === 'left' ? -1 : 1) : offset));
}

/** The end of a row of spaces in the frame: its first column and the one after its last. */
function span(row: number, frame: Frame, offsets: Offsets): [number, number] {
  if (row === 0 || row === ROWS - 1) return [frame.block_first, frame.block_first + 5];
  const offset = offsets[Math.floor((row - 1) / 2)] ?? 0;
  return [offset, offset + widthOf(frame)];
}

/** Whether one can see through from a space to the one north of it: both are there and no barrier stands between. */
function isOpen(row: number, column: number, frame: Frame, offsets: Offsets): boolean {
  const inside = ([first, end]: [number, number]) => column >= first && column < end;
  if (!inside(span(row, frame, offsets)) || !inside(span(row + 1, frame, offsets))) return false;
  if (row % 2 === 0) return true;
  const shuttle = (row - 1) / 2;
  return frame.shuttles[shuttle]?.drawing[1]?.[2 * (column - (offsets[shuttle] ?? 0))] !== '-';
}

/** A way between a space and the one north of it that is there in one of two pictures only. */
export interface Passage extends Spot {
  opened: boolean;
}

/** What lies otherwise with these offsets than with those: the ways that open and those that close. */
export function passages(frame: Frame, before: Offsets, after: Offsets): Passage[] {
  const found: Passage[] = [];
  const { offset_limit: limit } = frame;
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = -limit; column < widthOf(frame) + limit; column++) {
      const opened = isOpen(row, column, frame, after);
      if (opened !== isOpen(row, column, frame, before)) found.push({ row, column, opened });
    }
  }
  return found;
}

/** The ways that a change of the view has opened and closed. */
export function changedWays(before: ShuttlesView, after: ShuttlesView): Passage[] {
  return before.offsets.some((offset, k) => offset !== after.offsets[k]) ? passages(after, before.offsets, after.offsets) : [];
}

/** How many open and how many close. */
export function counted(found: readonly Passage[]): { opens: number; closes: number } {
  const opens = found.filter(({ opened }) => opened).length;
  return { opens, closes: found.length - opens };
}
