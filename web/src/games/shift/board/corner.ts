/** In which corner of the board a button covers nothing that can be taken. */
import type { Area } from '../../../lib/shape';
import type { Box } from '../geometry';

/** From the one it has by custom onwards. */
export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
export type Corner = (typeof CORNERS)[number];

/** The first free corner for a square of `side`, all in pixels of the area; the usual one if none is free. */
export function freeCorner(area: Area, side: number, taken: readonly Box[]): Corner {
  const free = (corner: Corner) => {
    const x = corner.endsWith('right') ? area.width - side : 0;
    const y = corner.startsWith('bottom') ? area.height - side : 0;
    return !taken.some((box) => box.x < x + side && box.x + box.width > x && box.y < y + side && box.y + box.height > y);
  };
  return CORNERS.find(free) ?? CORNERS[0];
}
