/** What a pointer takes: whatever lies under it, or else the nearest thing within its reach. */
import { distance, nearest, type Point } from '../../../lib/plane';
import { cellBox, gripBox, shuttleBox, spotOf } from '../geometry';
import { CENTRE, SHUTTLES, widthOf, type ShuttlesView, type Way } from '../view';
import type { Landing } from './choice.svelte';

/** How far from a thing it is still taken, in pixels. */
const FINGER = 22;
const MOUSE = 3;

export type Picked = { landing: Landing } | { piece: string } | { shuttle: number; way: Way | null } | null;

export interface Offer {
  view: ShuttlesView;
  /** The spaces of the pieces that can act. */
  pieces: readonly string[];
  landings: readonly Landing[];
  ways: (shuttle: number) => readonly Way[];
}

export function pick(at: Point, touch: boolean, scale: number, offer: Offer): Picked {
  const { view, landings, pieces } = offer;
  const reach = (touch ? FINGER : MOUSE) / scale;
  const boxOf = (space: string) => cellBox(spotOf(space, view, view.offsets));
  const aimed = landings.find(({ spot }) => distance(at, cellBox(spot)) === 0);
  if (aimed) return { landing: aimed };
  const under = pieces.find((space) => distance(at, boxOf(space)) === 0);
  if (under) return { piece: under };
  const grip = gripAt(at, reach, offer);
  if (grip) return grip;
  const landing = nearest(at, landings, ({ spot }) => cellBox(spot), reach / 2);
  if (landing) return { landing };
  const beside = nearest(at, pieces, boxOf, reach / 2);
  if (beside) return { piece: beside };
  const width = widthOf(view);
  const shuttle = numbers.find((number) => distance(at, shuttleBox(number, view.offsets[number - 1] ?? 0, width)) === 0);
  return shuttle === undefined ? null : { shuttle, way: null };
}

const numbers = [...Array(SHUTTLES).keys()].map((k) => k + 1).sort((a, b) => Math.abs(a - CENTRE) - Math.abs(b - CENTRE));

/** A grip and the way it leads; grips are as tall as a shuttle and a finger has room beyond their end. */
function gripAt(at: Point, reach: number, { view, ways }: Offer): Picked {
  const width = widthOf(view);
  for (const shuttle of numbers) {
    for (const way of ways(shuttle)) {
      const box = gripBox(shuttle, view.offsets[shuttle - 1] ?? 0, width, way);
      const beyond = { ...box, x: way === 'left' ? box.x - reach : box.x, width: box.width + reach };
      if (distance(at, beyond) === 0) return { shuttle, way };
    }
  }
  return null;
}
