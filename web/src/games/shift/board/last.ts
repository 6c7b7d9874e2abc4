/** What the latest change touched: to be marked until the next one. */
import type { GameEvent } from '../../../lib/wire';
import { boxOf, CELL, centre, type Point } from '../geometry';
import { vehicle, type Section, type ShiftView } from '../view';

export interface Marks {
  vehicles: string[];
  sections: Section[];
  trails: { name: string; from: Point; to: Point }[];
}

const BACK = ['left', 'up'];

/** Events tell how far each vehicle went in all; its trail leads over the cells that it left. */
export function lastMarks(last: readonly GameEvent[], view: ShiftView): Marks {
  const went = new Map<string, number>();
  const sections = new Set<Section>();
  for (const { name, details } of last) {
    if (name === 'shifted') sections.add(details['section'] as Section);
    if (name !== 'drove') continue;
    const what = String(details['vehicle']);
    const by = Number(details['spaces']) * (BACK.includes(String(details['way'])) ? -1 : 1);
    went.set(what, (went.get(what) ?? 0) + by);
  }
  const trails: Marks['trails'] = [];
  for (const [name, by] of went) {
    const one = vehicle(view, name);
    if (!one || one.off || by === 0) continue;
    const mid = centre(boxOf(one));
    const along = (cells: number): Point => ({
      x: mid.x + (one.along_row ? cells * CELL : 0),
      y: mid.y + (one.along_row ? 0 : cells * CELL),
    });
    const rear = -Math.sign(by) * ((one.length - 1) / 2);
    const [from, to] = [along(rear - by), along(rear)];
    trails.push({ name, from, to });
  }
  return { vehicles: [...went.keys()], sections: [...sections], trails };
}
