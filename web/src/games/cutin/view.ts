/** What a viewer sees of a table of Cut in!, and where a card would come to lie. */
import type { GameEvent, Games } from '../../lib/wire';

export type CutinView = Games['cutin'];
export type CutinTable = CutinView['table'];

/** The highest number in the pack. */
export const LAST = 50;

/** To the left of the row, to its right, into the newest space, or as the first of a new row. */
export type Way = 'left' | 'right' | 'in' | 'open';

/** The cards among moves. */
export const cardsOf = (moves: readonly string[]): number[] => moves.map(Number).filter((card) => card > 0);

/** The answers of the jumper among moves: no, never, done. */
export const answersOf = (moves: readonly string[]): string[] => moves.filter((move) => !Number(move));

/** Whether the jumper is asked, for a first card or for another. */
export const asksJumper = ({ stage }: CutinTable): boolean => stage === 'ask' || stage === 'cut';

/** Where a card that may be laid now would go. */
export function wayOf(card: number, table: CutinTable): Way {
  if (asksJumper(table)) return 'in';
  const first = table.row[0];
  if (first === undefined) return 'open';
  return card < first ? 'left' : 'right';
}

/** The first and the last number that would lie open beside a card laid at an end; null if there is none. */
export function openedBy(card: number, { row }: CutinTable): readonly [number, number] | null {
  const first = row[0] ?? card;
  const last = row[row.length - 1] ?? card;
  const [from, to] = card < first ? [card + 1, first - 1] : [last + 1, card - 1];
  return from <= to ? [from, to] : null;
}

const LAYING = ['laid', 'opened', 'opened-from-hand', 'cut-in'];

/** The cards of the row that came last: those that the latest turn brought. */
export function newestOf(last: readonly GameEvent[], row: readonly number[]): number[] {
  const laid = last.filter(({ name }) => LAYING.includes(name)).map(({ details }) => Number(details['card']));
  return laid.filter((card) => row.includes(card));
}
