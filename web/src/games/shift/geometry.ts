/**
 * Where things lie on the drawn board. One cell is {@link CELL} units; the frame is the centre
 * section's: x = 0 is the left end, y = 0 the centre's top. Nothing here knows what is legal.
 */
import { clamp, type Box, type Turn } from '../../lib/plane';
import { type Section, type ShiftView, type VehicleView } from './view';

export { centre, clamp, distance, nearest, turnedBox, turnedPoint, unturnedPoint, type Box, type Point, type Turn } from '../../lib/plane';

export const CELL = 40;
export const ROWS = 6;
export const COLUMNS = 14;
/** Rows in sight: all that sections can ever reach, and where cells would be small, fewer while they suffice. */
export const ALL_ROWS = 11;
export const FEW_ROWS = 8;
/** Room above and below the rows, for the grips. */
const MARGIN = 21;
/** Room beside the grid, left and right: two cells for a hero that leaves over its far end, and arrows at the other. */
export type Ends = readonly [left: number, right: number];
const FAR = 84;
const NEAR = 36;

export function endsFor(seat: number | null): Ends {
  if (seat === null) return [(FAR + NEAR) / 2, (FAR + NEAR) / 2];
  return seat === 0 ? [NEAR, FAR] : [FAR, NEAR];
}

/** Turned by a quarter, the own goal lies on top: the board's right end or its left. */
export function turnFor(seat: number | null, turned: boolean): Turn {
  return turned ? (seat === 1 ? 90 : -90) : 0;
}

/** How ways and sections are called there. */
export function turnedWords(seat: number | null): Readonly<Record<string, string>> {
  return seat === 1
    ? { left: 'up', right: 'down', up: 'right', down: 'left', L: 'upper', R: 'lower' }
    : { left: 'down', right: 'up', up: 'left', down: 'right', L: 'lower', R: 'upper' };
}

export type Place = 'L' | 'C' | 'R';
export const PLACES: readonly { place: Place; start: number; width: number }[] = [
  { place: 'L', start: 0, width: 5 },
  { place: 'C', start: 5, width: 4 },
  { place: 'R', start: 9, width: 5 },
];

export function placeOf(column: number): Place {
  return column < 5 ? 'L' : column < 9 ? 'C' : 'R';
}

export function topOf(view: Pick<ShiftView, 'left' | 'right'>, place: Place): number {
  return place === 'L' ? view.left : place === 'R' ? view.right : 0;
}

/** The box of a vehicle's cells, with its first cell moved by `by` spaces along its line. */
export function boxOf(one: VehicleView, by = 0): Box {
  const column = one.column + (one.along_row ? by : 0);
  const row = one.row + (one.along_row ? 0 : by);
  return {
    x: column * CELL,
    y: row * CELL,
    width: (one.along_row ? one.length : 1) * CELL,
    height: (one.along_row ? 1 : one.length) * CELL,
  };
}

export function sectionBox(view: Pick<ShiftView, 'left' | 'right'>, place: Place, by = 0): Box {
  const { start, width } = PLACES.find((one) => one.place === place)!;
  const top = topOf(view, place) + by;
  return { x: start * CELL, y: top * CELL, width: width * CELL, height: ROWS * CELL };
}

/** The cell that a vehicle newly covers when it has gone `by` spaces. */
export function leadingCell(one: VehicleView, by: number): { row: number; column: number } {
  const ahead = by > 0 ? one.length - 1 + by : by;
  return one.along_row
    ? { row: one.row, column: one.column + ahead }
    : { row: one.row + ahead, column: one.column };
}

/** Whether a vehicle that has gone so far is wholly over an end: no cell of it on the grid. */
export function isOff(one: VehicleView, by: number): boolean {
  if (!one.along_row) return false;
  const column = one.column + by;
  return column >= COLUMNS || column + one.length <= 0;
}

/**
 * What is in sight, in units: the sections wherever they stand, these rows too, and always at least
 * so many. The centre stays in the middle as long as there is room.
 */
export function sight(
  view: Pick<ShiftView, 'left' | 'right'>,
  least: number,
  [left, right]: Ends,
  also: readonly number[] = [],
): Box {
  const first = Math.min(0, view.left, view.right, ...also);
  const end = Math.max(ROWS, view.left + ROWS, view.right + ROWS, ...also);
  const rows = Math.max(least, end - first);
  const top = clamp((ROWS - rows) / 2, end - rows, first);
  return {
    x: -left,
    y: top * CELL - MARGIN,
    width: COLUMNS * CELL + left + right,
    height: rows * CELL + 2 * MARGIN,
  };
}

/** The vehicle that lies across the seam of this outer section, if one does. */
export function straddler(view: ShiftView, section: Section): VehicleView | undefined {
  const seam = section === 'L' ? 5 : 9;
  return view.vehicles.find(
    (one) => !one.off && one.along_row && one.column < seam && one.column + one.length > seam,
  );
}

/** The outer section that a vehicle wholly stands on and rides with; null on the centre and across a seam. */
export function carrier(one: VehicleView): Section | null {
  if (one.column + (one.along_row ? one.length : 1) <= 5) return 'L';
  return one.column >= 9 ? 'R' : null;
}

/** The rows that an outer section shares with the centre: from, and up to but without. */
export function shared(view: Pick<ShiftView, 'left' | 'right'>, section: Section): [number, number] {
  const top = section === 'L' ? view.left : view.right;
  return [Math.max(0, top), Math.min(0, top) + ROWS];
}

/** Vehicles in reading order: row by row, each from the left; those off the grid left out. */
export function readingOrder(vehicles: readonly VehicleView[]): VehicleView[] {
  return vehicles
    .filter((one) => !one.off)
    .sort((a, b) => a.row - b.row || a.column - b.column || a.name.localeCompare(b.name));
}

/**
 * How a thing follows the pointer: freely from `back` (below 0) to `forth` spaces, and a little beyond
 * against a growing resistance. Returns units.
 */
export function follow(units: number, back: number, forth: number): number {
  const least = back * CELL;
  const most = forth * CELL;
  const give = (over: number) => (CELL * 0.3 * over) / (over + CELL);
  if (units > most) return most + give(units - most);
  if (units < least) return least - give(least - units);
  return units;
}

/** Which vehicles and sections stand otherwise in `after` than in `before`. */
export function changes(
  before: ShiftView,
  after: ShiftView,
): { vehicles: VehicleView[]; sections: Section[] } {
  const stood = new Map(before.vehicles.map((one) => [one.name, one]));
  const vehicles = after.vehicles.filter((one) => {
    const was = stood.get(one.name);
    return was && (was.row !== one.row || was.column !== one.column || was.off !== one.off);
  });
  const sections: Section[] = [];
  if (before.left !== after.left) sections.push('L');
  if (before.right !== after.right) sections.push('R');
  return { vehicles, sections };
}
