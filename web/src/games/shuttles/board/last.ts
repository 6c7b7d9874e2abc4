/** What the latest turn touched: to be marked until the next one. */
import type { Point } from '../../../lib/plane';
import type { GameEvent } from '../../../lib/wire';
import { middle, spotOf } from '../geometry';
import type { ShuttlesView } from '../view';

export interface Marks {
  shuttles: number[];
  /** Where pieces stand that have moved. */
  spaces: string[];
  trails: { from: Point; to: Point }[];
}

export function lastMarks(last: readonly GameEvent[], view: ShuttlesView): Marks {
  const marks: Marks = { shuttles: [], spaces: [], trails: [] };
  for (const { name, details } of last) {
    if (name === 'shuttled') marks.shuttles.push(Number(details['shuttle']));
    if (name !== 'slid' && name !== 'jumped') continue;
    const [from, to] = [details['start'], details['end']].map((space) => middle(spotOf(String(space), view, view.offsets)));
    marks.spaces.push(String(details['end']));
    marks.trails.push({ from: from!, to: to! });
  }
  return marks;
}
