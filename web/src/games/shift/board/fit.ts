/** How the board lies in the area that it is given: as large as it fits whole, grass all around. */
import { cellIn, type Area } from '../../../lib/shape';
import { ALL_ROWS, CELL, FEW_ROWS, sight, turnedBox, type Box, type Ends, type Turn } from '../geometry';
import type { ShiftView } from '../view';

/** Cells of so many pixels are large enough to show every row that sections can reach. */
const LARGE = 44;
/** A cell of the enlarged board, in pixels. */
const ENLARGED = 48;

export interface Lie {
  /** What is seen, in units of the turned board; it has the shape of the picture. */
  room: Box;
  /** Pixels a unit. */
  scale: number;
  /** Pixels of grass above and below what is needed. */
  spare: number;
  /** The picture in pixels: the area, or more when it is enlarged. */
  picture: Area;
}

export interface Placing {
  view: Pick<ShiftView, 'left' | 'right'>;
  area: Area;
  turn: Turn;
  ends: Ends;
  enlarged: boolean;
  /** Rows that are to be seen besides. */
  also: readonly number[];
}

export function lie({ view, area, turn, ends, enlarged, also }: Placing): Lie {
  const seen = (rows: number) => turnedBox(sight(view, rows, ends, also), turn);
  const whole = seen(ALL_ROWS);
  const all = cellIn(area, whole.width, whole.height);
  const needed = all * CELL >= LARGE ? whole : seen(FEW_ROWS);
  const fit = cellIn(area, needed.width, needed.height);
  const scale = enlarged ? Math.max(fit, ENLARGED / CELL) : fit;
  const width = Math.max(area.width / scale, needed.width);
  const height = Math.max(area.height / scale, needed.height);
  const room = { x: needed.x + (needed.width - width) / 2, y: needed.y + (needed.height - height) / 2, width, height };
  const spare = ((height - needed.height) / 2) * scale;
  return { room, scale, spare, picture: { width: width * scale, height: height * scale } };
}
