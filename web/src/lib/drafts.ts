/** Half-made turns, kept under their question: a reload, a way back or a closed tab loses none. */
import { keep, kept } from './storage';

interface Draft {
  /** Whose it is: match and seat. */
  of: string;
  /** The question that it answers. */
  ask: number;
  moves: readonly string[];
}

const MOST = 24;

function drafts(): Draft[] {
  try {
    const list: unknown = JSON.parse(kept('drafts') ?? '[]');
    return Array.isArray(list) ? (list as Draft[]) : [];
  } catch {
    return [];
  }
}

/** Keep a seat's draft; one without moves is forgotten. */
export function keepDraft(of: string, ask: number, moves: readonly string[]): void {
  const known = drafts();
  const others = known.filter((draft) => draft.of !== of);
  if (moves.length === 0 && others.length === known.length) return;
  const list = moves.length ? [{ of, ask, moves }, ...others] : others;
  keep('drafts', JSON.stringify(list.slice(0, MOST)));
}

/** The moves that a seat had drafted for this very question. */
export function draftOf(of: string, ask: number): readonly string[] {
  return drafts().find((draft) => draft.of === of && draft.ask === ask)?.moves ?? [];
}
