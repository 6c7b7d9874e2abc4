/** How cards lie in an area: as many columns as let them be largest. */
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

export function fitted(count: number, area: { width: number; height: number }): Fit {
  let best: Fit = { columns: count, rows: 1, width: 0, height: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const [wide, high] = [Math.min(LARGEST, area.width / columns), Math.min(LARGEST, area.height / rows)];
    const fit = { columns, rows, width: Math.min(wide, high * FLAT), height: Math.min(high, wide * TALL) };
    const [least, most] = [Math.min(fit.width, fit.height), Math.min(best.width, best.height)];
    // A whole last row looks better than a few more pixels.
    const [whole, was] = [count % columns === 0 ? 1.12 : 1, count % best.columns === 0 ? 1.12 : 1];
    if (least * whole > most * was) best = fit;
  }
  return best;
}
