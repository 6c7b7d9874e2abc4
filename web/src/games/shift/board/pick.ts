/** What a pointer takes: whatever lies under it, or else the nearest thing within its reach. */
import { boxOf, distance, nearest, sectionBox, type Point } from '../geometry';
import { SECTIONS, type ShiftView } from '../view';
import type { Target } from './targets';

/** How far from a thing it is still taken, in pixels. */
const FINGER = 22;
const MOUSE = 4;

export type Picked = { target: number } | { what: string } | null;

export function pick(
  at: Point,
  touch: boolean,
  scale: number,
  view: ShiftView,
  targets: readonly Target[],
): Picked {
  const slop = (touch ? FINGER : MOUSE) / scale;
  const inside = targets.find((one) => distance(at, one.box) === 0);
  if (inside) return { target: inside.by };
  const vehicles = view.vehicles.filter((one) => !one.off);
  const under = vehicles.find((one) => distance(at, boxOf(one)) === 0);
  if (under) return { what: under.name };
  const near = nearest(at, targets, (one) => one.box, touch ? slop : slop * 2);
  if (near) return { target: near.by };
  const grip = SECTIONS.find((section) => {
    const box = sectionBox(view, section);
    const over = Math.abs(at.y - box.y - box.height / 2) - box.height / 2;
    return Math.abs(at.x - box.x - box.width / 2) < 50 && over > 0 && over < 24 + slop / 2;
  });
  if (grip) return { what: grip };
  const beside = nearest(at, vehicles, boxOf, slop);
  if (beside) return { what: beside.name };
  const section = SECTIONS.find((one) => distance(at, sectionBox(view, one)) < 10);
  return section ? { what: section } : null;
}
