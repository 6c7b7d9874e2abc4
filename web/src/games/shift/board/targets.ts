/** The places to which what is chosen can go, as they are drawn and as a pointer takes them. */
import { CELL, COLUMNS, isOff, leadingCell, SIDE, type Box } from '../geometry';
import { isSection, offset, vehicle, type ShiftView } from '../view';
import type { Reach } from './reach';

export interface Target {
  /** So many spaces or rows from where it stands. */
  by: number;
  box: Box;
  kind: 'cell' | 'edge' | 'off' | 'rows';
}

export function targetsOf(what: string, reach: Reach, view: ShiftView): Target[] {
  const found: Target[] = [];
  for (let by = -reach.back; by <= reach.forth; by++) {
    const target = by === 0 ? null : targetAt(what, by, view);
    if (target) found.push(target);
  }
  return found;
}

function targetAt(what: string, by: number, view: ShiftView): Target | null {
  if (isSection(what)) {
    const y = (offset(view, what) + by + 3) * CELL;
    const x = what === 'L' ? -SIDE + 5 : COLUMNS * CELL + 5;
    return { by, kind: 'rows', box: { x, y: y - 16, width: SIDE - 10, height: 32 } };
  }
  const one = vehicle(view, what);
  if (!one) return null;
  const cell = leadingCell(one, by);
  const off = isOff(one, by);
  const edge = cell.column < 0 ? -1 : cell.column >= COLUMNS ? 1 : 0;
  const box = { x: cell.column * CELL + 3, y: cell.row * CELL + 3, width: CELL - 6, height: CELL - 6 };
  if (edge) {
    box.width = 24;
    box.x = (edge > 0 ? COLUMNS * CELL : 0) + edge * (off ? 43 : 16) - 12;
  }
  return { by, kind: off ? 'off' : edge ? 'edge' : 'cell', box };
}
