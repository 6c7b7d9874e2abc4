/** What the host's page shows, worked out from what the server counts: rates come from two looks at it. */
import type { Fare } from './wire';

/** A look at one node of the server, and when, in seconds. */
export interface Look {
  at: number;
  fare: Fare;
}

/** What one moment shows; null where nothing happened that could be measured. */
export interface Moment {
  /** How many nodes this is of, and how many there are. */
  seen: number;
  nodes: number;
  tables: number;
  sockets: number;
  moves: number;
  /** Milliseconds within which 99 of 100 moves were acknowledged. */
  p99: number | null;
  thinking: number;
  waiting: number;
  unwritten: number;
  /** Milliseconds that a transaction took on average. */
  writing: number | null;
}

/** The first and the last look at one node. */
type Span = readonly [Look, Look];

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const rise = ([first, last]: Span, of: (fare: Fare) => number): number => of(last.fare) - of(first.fare);

/**
 * What happened during these looks at nodes that still live, all of them together. Any node answers behind a proxy, and each
 * has counted for itself since it started; one that was started again has another name.
 */
export function together(looks: readonly Look[]): Moment {
  const { nodes, bounds } = looks.at(-1)!.fare;
  const spans = nodes.flatMap((node): Span[] => {
    const here = looks.filter(({ fare }) => fare.nodes[0] === node);
    return here.length ? [[here[0]!, here.at(-1)!]] : [];
  });
  const now = (of: (fare: Fare) => number): number => sum(spans.map(([, last]) => of(last.fare)));
  const during = (of: (fare: Fare) => number): number => sum(spans.map((span) => rise(span, of)));
  const counts = [...bounds, Infinity].map((_, at) => during((fare) => fare.moves[at]!));
  const groups = during((fare) => fare.store_groups);
  return {
    seen: spans.length,
    nodes: nodes.length,
    tables: now((fare) => fare.tables),
    sockets: now((fare) => fare.sockets),
    moves: sum(spans.map((span) => rise(span, ({ moves }) => sum(moves)) / Math.max(span[1].at - span[0].at, 0.001))),
    p99: quantile(counts, bounds, 0.99),
    thinking: now((fare) => fare.bots_thinking),
    waiting: now((fare) => fare.bots_waiting),
    unwritten: now((fare) => fare.store_waiting),
    writing: groups > 0 ? (1000 * during((fare) => fare.store_seconds)) / groups : null,
  };
}

/** Milliseconds within which this part of all lies, by the place it falls into; the last place has no end. */
export function quantile(counts: readonly number[], bounds: readonly number[], part: number): number | null {
  const wanted = part * sum(counts);
  if (wanted === 0) return null;
  let before = 0;
  for (const [at, count] of counts.entries()) {
    if (count && before + count >= wanted) {
      const low = bounds[at - 1] ?? 0;
      const high = bounds[at] ?? bounds.at(-1)!;
      return 1000 * (low + ((high - low) * (wanted - before)) / count);
    }
    before += count;
  }
  return null;
}

/** A line through these values, as a path in a box of this size; nothing is drawn where there is none. */
export function line(values: readonly (number | null)[], width: number, height: number): string {
  const top = Math.max(1e-9, ...values.map((value) => value ?? 0));
  const step = width / Math.max(values.length - 1, 1);
  return values
    .map((value, at) => {
      if (value === null) return '';
      const begins = at === 0 || values[at - 1] === null;
      return `${begins ? 'M' : 'L'}${(at * step).toFixed(1)} ${(height - (value / top) * height).toFixed(1)}`;
    })
    .join('');
}
