/** How far a thing can go, learnt from what the table offers, step by step. */
import type { Peek } from '../../../lib/game';
import { isSection, read, write, type ShiftView } from '../view';

export interface Reach {
  /** Spaces or rows towards left or up, and towards right or down. */
  back: number;
  forth: number;
}

type Ask = (moves: readonly string[]) => Promise<Peek>;

/** The moves that take a vehicle or a section so far: one, or as many single steps. */
export function movesFor(what: string, by: number, view: Pick<ShiftView, 'slide'>): string[] {
  if (by === 0) return [];
  if (isSection(what) || view.slide) return [write(what, by)];
  return Array<string>(Math.abs(by)).fill(write(what, Math.sign(by)));
}

export async function explore(
  what: string,
  legal: readonly string[],
  view: Pick<ShiftView, 'slide' | 'steps'>,
  peek: Ask,
): Promise<Reach> {
  if (isSection(what) || view.slide) {
    const reach = { back: 0, forth: 0 };
    for (const text of legal) {
      const move = read(text);
      if (!move || (move.kind !== 'drive' && move.kind !== 'shift')) continue;
      if ((move.kind === 'drive' ? move.name : move.section) !== what) continue;
      if (move.by > 0) reach.forth = Math.max(reach.forth, move.by);
      else reach.back = Math.max(reach.back, -move.by);
    }
    return reach;
  }
  const [back, forth] = await Promise.all([
    steps(write(what, -1), legal, view.steps, peek),
    steps(write(what, 1), legal, view.steps, peek),
  ]);
  return { back, forth };
}

async function steps(step: string, legal: readonly string[], most: number, peek: Ask): Promise<number> {
  let made = 0;
  let offered = legal;
  while (made < most && offered.includes(step)) {
    made += 1;
    if (made === most) break;
    const answer = await peek(Array<string>(made).fill(step)).catch(() => null);
    if (answer?.type !== 'tried' || answer.ends) break;
    offered = answer.legal;
  }
  return made;
}
