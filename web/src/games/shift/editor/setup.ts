/** A set-up that is being drawn: vehicles on six rows of fourteen cells. The server judges it. */
import { COLUMNS, ROWS } from '../geometry';
import type { VehicleView } from '../view';

export interface Piece {
  name: string;
  row: number;
  column: number;
  length: number;
  along_row: boolean;
}

export const LETTERS = 'ABCDEFGHIJKMNOPQSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MARKS = `><${LETTERS}`;
const WIDTHS = [5, 4, 5];
const COLOURS: Record<number, readonly string[]> = {
  2: ['blue', 'green', 'tan', 'white'],
  3: ['orange', 'red'],
};

export type Kind = 'car' | 'truck' | '>' | '<';

export function cells(piece: Piece): [row: number, column: number][] {
  return [...Array(piece.length).keys()].map((i) =>
    piece.along_row ? [piece.row, piece.column + i] : [piece.row + i, piece.column],
  );
}

/** The drawing as the server reads it. */
export function drawing(pieces: readonly Piece[]): string {
  const grid = Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill('.'));
  for (const piece of pieces) for (const [row, column] of cells(piece)) grid[row]![column] = piece.name;
  return grid.map((row) => `${row.slice(0, 5).join('')}|${row.slice(5, 9).join('')}|${row.slice(9).join('')}`).join('\n');
}

/** The vehicles of a drawing; null if it is none, or if a vehicle in it is not one straight piece. */
export function parse(text: string): Piece[] | null {
  const lines = text
    .split(text.includes('/') ? '/' : '\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length !== ROWS) return null;
  const found = new Map<string, [number, number][]>();
  for (const [row, line] of lines.entries()) {
    const parts = line.split('|');
    if (parts.length !== 3 || parts.some((part, i) => part.length !== WIDTHS[i])) return null;
    for (const [column, mark] of [...parts.join('')].entries()) {
      if (mark === '.') continue;
      if (!MARKS.includes(mark)) return null;
      found.set(mark, [...(found.get(mark) ?? []), [row, column]]);
    }
  }
  const pieces: Piece[] = [];
  for (const [name, [first, ...rest]] of found) {
    if (!first) continue;
    const along_row = rest.every(([row]) => row === first[0]);
    const piece = { name, row: first[0], column: first[1], length: rest.length + 1, along_row };
    const straight = cells(piece).every(([row, column], i) => {
      const cell = i ? rest[i - 1]! : first;
      return cell[0] === row && cell[1] === column;
    });
    if (!straight) return null;
    pieces.push(piece);
  }
  return sorted(pieces);
}

export function sorted(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => MARKS.indexOf(a.name) - MARKS.indexOf(b.name));
}

/** The first cell at which a piece lies off the grid or on another; null if it fits. */
export function clash(pieces: readonly Piece[], piece: Piece): [number, number] | null {
  const taken = new Set<string>();
  for (const other of pieces) {
    if (other.name !== piece.name) for (const [row, column] of cells(other)) taken.add(`${row} ${column}`);
  }
  const bad = ([row, column]: [number, number]) =>
    row < 0 || row >= ROWS || column < 0 || column >= COLUMNS || taken.has(`${row} ${column}`);
  return cells(piece).find(bad) ?? null;
}

export function put(pieces: readonly Piece[], piece: Piece): Piece[] {
  return sorted([...pieces.filter((one) => one.name !== piece.name), piece]);
}

/** A vehicle that does not stand yet; null when all names are taken. */
export function fresh(pieces: readonly Piece[], kind: Kind): Piece | null {
  const names = new Set(pieces.map((one) => one.name));
  const hero = kind === '>' || kind === '<';
  const name = hero ? kind : [...LETTERS].find((letter) => !names.has(letter));
  if (name === undefined || names.has(name)) return null;
  const length = kind === 'truck' ? 3 : 2;
  return { name, row: 0, column: kind === '<' ? COLUMNS - 2 : 0, length, along_row: hero };
}

/** The free place nearest to the middle, for heroes in their columns. */
export function anywhere(pieces: readonly Piece[], piece: Piece): Piece | null {
  const hero = piece.name === '>' || piece.name === '<';
  let best: Piece | null = null;
  let least = Infinity;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (hero && column !== piece.column) continue;
      const tried = { ...piece, row, column };
      const far = Math.abs(row - 2) * 2 + Math.abs(column - 6);
      if (far < least && !clash(pieces, tried)) [best, least] = [tried, far];
    }
  }
  return best;
}

/** The piece one place on in a direction, beyond whatever stands there; null at the edge. */
export function stepped(pieces: readonly Piece[], piece: Piece, rows: number, columns: number): Piece | null {
  for (let n = 1; n < COLUMNS; n++) {
    const tried = { ...piece, row: piece.row + n * rows, column: piece.column + n * columns };
    if (!clash(pieces, tried)) return tried;
  }
  return null;
}

/** The piece turned about one of its own cells; null if there is room for none. */
export function turned(pieces: readonly Piece[], piece: Piece): Piece | null {
  for (const [row, column] of cells(piece)) {
    for (let i = 0; i < piece.length; i++) {
      const along_row = !piece.along_row;
      const tried = { ...piece, along_row, row: row - (along_row ? 0 : i), column: column - (along_row ? i : 0) };
      if (!clash(pieces, tried)) return tried;
    }
  }
  return null;
}

/** The pieces with the colours that the server gives them: by length, in letter order. */
export function coloured(pieces: readonly Piece[]): VehicleView[] {
  const used: Record<number, number> = {};
  return sorted(pieces).map((piece) => {
    const palette = COLOURS[piece.length] ?? COLOURS[3]!;
    let colour = piece.name === '>' ? 'gold' : 'silver';
    if (LETTERS.includes(piece.name)) {
      const n = used[piece.length] ?? 0;
      colour = palette[n % palette.length]!;
      used[piece.length] = n + 1;
    }
    return { ...piece, colour, off: false };
  });
}

/** A piece by itself, in the first colour of its kind: what is carried and does not stand yet. */
export function alone(piece: Piece): VehicleView {
  return coloured([piece])[0]!;
}

/** What stands after # in a shared link. */
export function toFragment(text: string, extra: boolean): string {
  return encodeURIComponent(text.replaceAll('\n', '/')) + (extra ? '&extra' : '');
}

export function fromFragment(fragment: string): { text: string; extra: boolean } {
  const [text = '', ...rest] = fragment.split('&');
  return { text: text.replaceAll('/', '\n'), extra: rest.includes('extra') };
}
