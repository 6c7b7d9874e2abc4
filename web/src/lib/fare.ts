/** What the host's page shows, worked out from what the server counts: rates come from two looks at it. */
import type { Fare } from './wire';

/** A look at the server, and when, in seconds. */
export interface Look {
  at: number;
  fare: Fare;
}

/** What one moment shows; null where nothing happened that could be measured. */
export interface Moment {
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

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** What happened between two looks. A server that was started again in between has counted from 0. */
export function between(before: Look, now: Look): Moment {
  const again = sum(now.fare.moves) < sum(before.fare.moves) || now.fare.store_groups < before.fare.store_groups;
  const counts = now.fare.moves.map((count, at) => count - (again ? 0 : before.fare.moves[at]!));
  const groups = now.fare.store_groups - (again ? 0 : before.fare.store_groups);
  const seconds = now.fare.store_seconds - (again ? 0 : before.fare.store_seconds);
  return {
    tables: now.fare.tables,
    sockets: now.fare.sockets,
    moves: sum(counts) / Math.max(now.at - before.at, 0.001),
    p99: quantile(counts, now.fare.bounds, 0.99),
    thinking: now.fare.bots_thinking,
    waiting: now.fare.bots_waiting,
    unwritten: now.fare.store_waiting,
    writing: groups > 0 ? (1000 * seconds) / groups : null,
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
