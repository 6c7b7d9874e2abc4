/** Points and boxes of a drawn board, and how they lie when it is turned. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** How a board is turned, in degrees clockwise. */
export type Turn = 0 | 90 | 180 | -90;

export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a point of the board is seen when the board is turned. */
export function turnedPoint({ x, y }: Point, turn: Turn): Point {
  if (turn === 180) return { x: -x, y: -y };
  return turn === 0 ? { x, y } : turn > 0 ? { x: -y, y: x } : { x: y, y: -x };
}

/** The point of the board that is seen there. */
export function unturnedPoint(seen: Point, turn: Turn): Point {
  return turnedPoint(seen, turn === 180 ? 180 : (-turn as Turn));
}

export function turnedBox({ x, y, width, height }: Box, turn: Turn): Box {
  const a = turnedPoint({ x, y }, turn);
  const b = turnedPoint({ x: x + width, y: y + height }, turn);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** How far a point is from a box: 0 inside it. */
export function distance(point: Point, box: Box): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** The nearest of these within `reach` of a point. */
export function nearest<T>(point: Point, things: readonly T[], box: (thing: T) => Box, reach: number): T | undefined {
  let best: T | undefined;
  let least = reach;
  for (const thing of things) {
    const far = distance(point, box(thing));
    if (far < least || (far === 0 && best === undefined)) {
      best = thing;
      least = far;
    }
  }
  return best;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
