/** Which part of a picture is in view when it is larger than its frame. */
import { clamp } from './plane';

export interface Span {
  from: number;
  to: number;
}

/** How near to an edge a dragged thing takes the picture along, and how far at most in one go. */
const EDGE = 36;
const PULL = 9;

/**
 * Where a view of this size begins that shows the first of these spans and as many of the others
 * as fit beside it, moved from where it begins now no further than needed.
 */
export function frame(spans: readonly Span[], begin: number, size: number): number {
  let all: Span | null = null;
  for (const { from, to } of spans) {
    const wider: Span = all ? { from: Math.min(all.from, from), to: Math.max(all.to, to) } : { from, to };
    if (wider.to - wider.from <= size) all = wider;
  }
  return all ? clamp(begin, all.to - size, all.from) : begin;
}

/** How far the picture moves on while something is held at this place of its frame. */
export function pull(at: number, size: number): number {
  const over = at < EDGE ? at - EDGE : at > size - EDGE ? at - size + EDGE : 0;
  return clamp((over / EDGE) * PULL, -PULL, PULL);
}
