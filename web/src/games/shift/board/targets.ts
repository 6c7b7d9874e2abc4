/** The places to which what is chosen can go, as they are drawn and as a pointer takes them. */
import { CELL, COLUMNS, isOff, leadingCell, ROWS, type Box } from '../geometry';
import { isSection, offset, vehicle, type Section, type ShiftView } from '../view';
import type { Span } from './reach';

export interface Target {
  /** So many spaces or rows from where it stands. */
  by: number;
  box: Box;
  kind: 'cell' | 'edge' | 'off' | 'rows';
}

/** The targets of a thing that reaches so far, with so much room beside the grid. */
export function targetsOf(what: string, [back, forth]: Span, view: ShiftView, side: number): Target[] {
  const found: Target[] = [];
  for (let by = back; by <= forth; by++) {
    const target = by === 0 ? null : isSection(what) ? rowsAway(what, by, view, side) : cellAhead(what, by, view, side);
    if (target) found.push(target);
  }
  return found;
}

function rowsAway(section: Section, by: number, view: ShiftView, side: number): Target {
  const width = Math.min(side - 10, 56);
  const x = section === 'L' ? -width - 5 : COLUMNS * CELL + 5;
  const y = (offset(view, section) + by + ROWS / 2) * CELL;
  return { by, kind: 'rows', box: { x, y: y - 16, width, height: 32 } };
}

function cellAhead(name: string, by: number, view: ShiftView, side: number): Target | null {
  const one = vehicle(view, name);
  if (!one) return null;
  const cell = leadingCell(one, by);
  const off = isOff(one, by);
  const edge = cell.column < 0 ? -1 : cell.column >= COLUMNS ? 1 : 0;
  const box = { x: cell.column * CELL + 3, y: cell.row * CELL + 3, width: CELL - 6, height: CELL - 6 };
  if (edge && side < 2 * CELL) {
    // Two narrow places beside the grid, where there is no room for two cells.
    box.width = 24;
    box.x = (edge > 0 ? COLUMNS * CELL : 0) + edge * (off ? 43 : 16) - 12;
  }
  return { by, kind: off ? 'off' : edge ? 'edge' : 'cell', box };
}
