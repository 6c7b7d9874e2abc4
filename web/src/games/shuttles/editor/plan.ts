/** A board that is being drawn: where barriers can stand, how a half turn maps them, and how it is written in a link. */
import { SHUTTLES, type Frame } from '../view';

/** A place for a barrier: between the two rows at a column, or right of a space of the far (0) or near (1) row. */
export interface Slot {
  row: 'between' | 0 | 1;
  column: number;
}

export interface Plan {
  width: number;
  limit: number;
  /** From south to north: whose each shuttle is, and whether a barrier stands at each of its slots. */
  owners: readonly string[];
  walls: readonly (readonly boolean[])[];
}

export const WIDTHS = [5, 7, 9] as const;
export const LIMITS = [1, 2, 3, 4] as const;

export function slotsOf(width: number): Slot[] {
  const columns = [...Array(width).keys()];
  return [
    ...columns.map((column): Slot => ({ row: 'between', column })),
    ...([0, 1] as const).flatMap((row) => columns.slice(1).map((column): Slot => ({ row, column: column - 1 }))),
  ];
}

/** Where a slot lies after a half turn of the board: the shuttle, counted from 0, and the slot's number. */
export function twinOf(width: number, shuttle: number, slot: number): [shuttle: number, slot: number] {
  const { row, column } = slotsOf(width)[slot]!;
  const there = row === 'between' ? width - 1 - column : width + (1 - row) * (width - 1) + (width - 2 - column);
  return [SHUTTLES - 1 - shuttle, there];
}

export function frameOf({ width, limit, owners, walls }: Plan): Frame {
  const shuttles = owners.map((owner, k) => {
    const lines = [spaces(width), Array<string>(2 * width - 1).fill(' '), spaces(width)];
    slotsOf(width).forEach(({ row, column }, slot) => {
      if (!walls[k]?.[slot]) return;
      if (row === 'between') lines[1]![2 * column] = '-';
      else lines[2 * row]![2 * column + 1] = '|';
    });
    return { owner, drawing: lines.map((line) => line.join('')) };
  });
  return { shuttles, offset_limit: limit, block_first: (width - 5) / 2 };
}

const spaces = (width: number): string[] => [...Array(2 * width - 1).keys()].map((at) => (at % 2 ? ' ' : '.'));

export function planOf(frame: Frame): Plan {
  const width = ((frame.shuttles[0]?.drawing[0]?.length ?? 13) + 1) / 2;
  const walls = frame.shuttles.map(({ drawing }) =>
    slotsOf(width).map(({ row, column }) => (row === 'between' ? drawing[1]?.[2 * column] === '-' : drawing[2 * row]?.[2 * column + 1] === '|')),
  );
  return { width, limit: frame.offset_limit, owners: frame.shuttles.map(({ owner }) => owner), walls };
}

/** The slots whose twin is otherwise, as `shuttle slot`. */
export function uneven({ width, walls }: Plan): string[] {
  return walls.flatMap((each, k) =>
    each.flatMap((wall, slot) => {
      const [other, there] = twinOf(width, k, slot);
      return walls[other]?.[there] === wall ? [] : [`${k} ${slot}`];
    }),
  );
}

/** Width, notches, and for each shuttle its owner's letter and its barriers as one number. */
export function toFragment({ width, limit, owners, walls }: Plan): string {
  const written = walls.map((each, k) => `${owners[k]![0]}${parseInt(each.map(Number).join(''), 2).toString(36)}`);
  return [width, limit, ...written].join('.');
}

/** The plan of a link; null for a text that is none. */
export function fromFragment(fragment: string): Plan | null {
  const match = /^([579])\.([1-4])((?:\.[snc][0-9a-z]{1,6}){7})$/.exec(fragment);
  if (!match) return null;
  const [width, limit, rest] = [Number(match[1]), Number(match[2]), match[3]!.slice(1).split('.')];
  const count = slotsOf(width).length;
  const walls = rest.map((each) => [...parseInt(each.slice(1), 36).toString(2).padStart(count, '0')].map((bit) => bit === '1'));
  if (walls.some((each) => each.length !== count)) return null;
  const owners = rest.map((each) => ({ s: 'south', n: 'north', c: 'centre' })[each[0]!]!);
  return { width, limit, owners, walls };
}
