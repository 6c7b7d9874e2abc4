/** The moves as they stand in a list: each by what it does, under the heading it belongs to. */
import { headingOf, labelOf, type GameTable } from './game';
import { named, type Catalogue } from './words.svelte';

export interface NamedMove {
  move: string;
  /** What the move does, as it stands under its heading. */
  label: string;
  /** The same with its heading, for those who listen and where no heading stands. */
  whole: string;
}

export interface MoveGroup {
  name: string;
  moves: NamedMove[];
}

/** A move and the heading it stood under. */
export type SpentMove = NamedMove & { group: string };

const origin = (move: string): string => /^([a-z0-9]+)-[a-z0-9]+$/i.exec(move)?.[1] ?? '';

/** Groups moves by the game's headings; without any, moves such as s1-2a3 by where they begin, if there are many. */
export class MoveNames {
  constructor(
    private readonly legal: readonly string[],
    private readonly view: unknown,
    private readonly table: GameTable | null,
    private readonly words: Catalogue,
  ) {}

  grouped(moves: readonly string[]): MoveGroup[] {
    const found: MoveGroup[] = [];
    for (const move of moves) {
      const name = this.group(move);
      let last = found.find((each) => each.name === name);
      if (!last) found.push((last = { name, moves: [] }));
      last.moves.push(this.named(move));
    }
    return found.length > 1 && found.every((each) => each.moves.length === 1)
      ? [{ name: '', moves: found.flatMap(({ moves }) => moves.map((each) => ({ ...each, label: each.whole }))) }]
      : found;
  }

  private named(move: string): NamedMove {
    const label = labelOf(move, this.view, this.table, this.words);
    return { move, label, whole: named(headingOf(move, this.view, this.table, this.words), label) };
  }

  private group(move: string): string {
    if (this.table?.group) return headingOf(move, this.view, this.table, this.words);
    const start = origin(move);
    return start && this.legal.filter((other) => origin(other) === start).length > 2 ? start : '';
  }
}

/** The groups with a move kept that is not possible any more. */
export function keeping(found: readonly MoveGroup[], spent: SpentMove): MoveGroup[] {
  const { group: name, ...kept } = spent;
  const here = found.find((each) => each.name === name);
  if (!here) return [...found, { name, moves: [kept] }];
  return found.map((each) => (each === here ? { name, moves: [...each.moves, kept] } : each));
}
