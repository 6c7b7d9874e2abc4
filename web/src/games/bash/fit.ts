/** How course and ranking strip share the board's area: as large a course as there can be, whole. */
import type { Area } from '../../lib/shape';

export interface Fit {
  /** How many quarters the course is turned. */
  quarters: 0 | 3;
  /** Whether the strip stands beside the course, and whether it is a small one. */
  column: boolean;
  small: boolean;
  /** How wide the column or how tall the row is. */
  strip: number;
  /** How large one unit of the course is drawn, in pixels. */
  scale: number;
}

const GAP = 6;
/** What the round and the button for the view take of the strip's length. */
const CONTROLS = 64;
/** How much smaller the course may be for a strip that can be read without knowing the cars. */
const WORTH = 0.94;

/** The strips that there are, the more telling ones first. */
const STRIPS: readonly (Pick<Fit, 'column' | 'small' | 'strip'> & { each: number })[] = [
  { column: true, small: false, strip: 172, each: 76 },
  { column: false, small: false, strip: 82, each: 116 },
  { column: false, small: true, strip: 56, each: 42 },
  { column: true, small: true, strip: 64, each: 46 },
];

/**
 * The best of the ways in which a course of this size and a strip of so many cars fit into an area; of those that leave
 * course and strip as they lie, if it is said how and there is one.
 */
export function fitIn(area: Area, course: Area, cars: number, lies: Pick<Fit, 'quarters' | 'column'> | null = null): Fit {
  const found: Fit[] = [];
  for (const { each, ...strip } of STRIPS) {
    const along = strip.column ? area.height : area.width;
    if (along - CONTROLS < cars * each) continue;
    const room = strip.column ? { width: area.width - strip.strip - GAP, height: area.height } : { width: area.width, height: area.height - strip.strip - GAP };
    for (const quarters of [0, 3] as const) {
      const [width, height] = quarters ? [course.height, course.width] : [course.width, course.height];
      found.push({ ...strip, quarters, scale: Math.min(room.width / width, room.height / height) });
    }
  }
  const same = lies ? found.filter(({ quarters, column }) => quarters === lies.quarters && column === lies.column) : [];
  const ways = same.length ? same : found;
  const most = Math.max(...ways.map(({ scale }) => scale));
  const usual: Fit = { quarters: 0, column: false, small: true, strip: 56, scale: Math.min(area.width / course.width, Math.max(1, area.height - 62) / course.height) };
  return ways.find(({ small, scale }) => scale >= (small ? 1 : WORTH) * most) ?? usual;
}
