/** The places to which what is chosen can go, as they are drawn and as a pointer takes them. */
import { CELL, COLUMNS, isOff, leadingCell, ROWS, type Box, type Ends } from '../geometry';
import { isSection, offset, vehicle, type Section, type ShiftView } from '../view';
import type { Span } from './reach';

export interface Target {
  /** So many spaces or rows from where it stands. */
  by: number;
  box: Box;
  kind: 'cell' | 'edge' | 'off' | 'rows';
}

/** The targets of a thing that reaches so far, with so much room beside the grid. */
export function targetsOf(what: string, [back, forth]: Span, view: ShiftView, ends: Ends): Target[] {
  const found: Target[] = [];
  for (let by = back; by <= forth; by++) {
    const target = by === 0 ? null : isSection(what) ? rowsAway(what, by, view, ends) : cellAhead(what, by, view);
    if (target) found.push(target);
  }
  return found;
}

const ROWS_WIDE = 44;
const ROWS_HIGH = 32;

function rowsAway(section: Section, by: number, view: ShiftView, [left, right]: Ends): Target {
  const outside = (room: number) => Math.min(room - 4, ROWS_WIDE + 5);
  const x = section === 'L' ? -outside(left) : COLUMNS * CELL + outside(right) - ROWS_WIDE;
  const y = (offset(view, section) + by + ROWS / 2) * CELL - ROWS_HIGH / 2;
  return { by, kind: 'rows', box: { x, y, width: ROWS_WIDE, height: ROWS_HIGH } };
}

function cellAhead(name: string, by: number, view: ShiftView): Target | null {
  const one = vehicle(view, name);
  if (!one) return null;
  const { row, column } = leadingCell(one, by);
  const box = { x: column * CELL + 3, y: row * CELL + 3, width: CELL - 6, height: CELL - 6 };
  const edge = column < 0 || column >= COLUMNS;
  return { by, kind: isOff(one, by) ? 'off' : edge ? 'edge' : 'cell', box };
}
