import type { Area } from '../../lib/shape';

/** How cards lie in an area: in as many columns as let them be largest, or as they lay before. */
export interface Fit {
  columns: number;
  rows: number;
  /** The size of a place in pixels, the gap beside it included. */
  width: number;
  height: number;
}

/** A card may be as much wider than tall, or taller than wide. */
const [FLAT, TALL] = [1.3, 1.3];
/** Larger than this a card is no easier to see. */
const LARGEST = 220;
/** Cards that somebody remembers are laid anew only where that makes them larger by this much. */
const WORTH = 1.2;

/** `held`: in how many columns they lay when somebody saw one of them; 0 while nobody has. */
export function fitted(count: number, area: Area, held = 0): Fit {
  let best: Fit = { columns: count, rows: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const fit = inColumns(columns, count, area);
    const [least, most] = [smaller(fit), smaller(best)];
    // A whole last row looks better than a few more pixels.
    const [whole, was] = [count % columns === 0 ? 1.12 : 1, count % best.columns === 0 ? 1.12 : 1];
    if (least * whole > most * was) best = fit;
  }
  const before = held ? inColumns(held, count, area) : best;
  return smaller(best) > smaller(before) * WORTH ? best : before;
}

function inColumns(columns: number, count: number, area: Area): Fit {
  const rows = Math.ceil(count / columns);
  const [wide, high] = [Math.min(LARGEST, area.width / columns), Math.min(LARGEST, area.height / rows)];
  return { columns, rows, width: Math.min(wide, high * FLAT), height: Math.min(high, wide * TALL) };
}

const smaller = ({ width, height }: Fit) => Math.min(width, height);
