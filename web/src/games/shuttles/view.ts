/** What is seen of a table of Shuttles, in one piece, and how its moves and spaces are written. */
import type { Games } from '../../lib/wire';

type Parts = Games['shuttles'];

export type ShuttlesView = Parts['scene'] & Parts['table'];
/** The board without what stands on it. */
export type Frame = Pick<ShuttlesView, 'shuttles' | 'offset_limit' | 'block_first'>;
export type Shuttle = Parts['scene']['shuttles'][number];
export type Way = 'left' | 'right';

export const SEATS = ['south', 'north'] as const;
export const PIECES = 5;
/** How many shuttles there are, and the number of the one in the centre. */
export const SHUTTLES = 7;
export const CENTRE = 4;

export function joined({ scene, table }: Parts): ShuttlesView {
  return { ...scene, ...table };
}

export function widthOf(frame: Pick<Frame, 'shuttles'>): number {
  return ((frame.shuttles[0]?.drawing[0]?.length ?? 13) + 1) / 2;
}

/** The spaces on which a seat's pieces stand. */
export function piecesOf(view: Pick<ShuttlesView, 'south' | 'north'>, seat: number): readonly string[] {
  return seat === 0 ? view.south : view.north;
}

/** How many of a seat's pieces are in its goal, and how many still in its own block. */
export function progress(view: Pick<ShuttlesView, 'south' | 'north'>, seat: number): { home: number; waiting: number } {
  const within = (letter: string) => piecesOf(view, seat).filter((space) => space.startsWith(letter)).length;
  const [own, goal] = seat === 0 ? ['s', 'n'] : ['n', 's'];
  return { home: within(goal!), waiting: within(own!) };
}

export type Move =
  | { kind: 'notch'; shuttle: number; way: Way }
  | { kind: 'slide' | 'jump'; start: string; end: string }
  | { kind: 'claim' };

/** A move's text taken apart: 2>, s2-1b3, 2a3x3a3, claim; null if it is none that a player can make. */
export function read(text: string): Move | null {
  if (text === 'claim') return { kind: 'claim' };
  const [, number, side] = /^(\d)([<>])$/.exec(text) ?? [];
  if (number) return { kind: 'notch', shuttle: Number(number), way: side === '<' ? 'left' : 'right' };
  const [, start, how, end] = /^(\w+?)([-x])(\w+)$/.exec(text) ?? [];
  return start && end ? { kind: how === 'x' ? 'jump' : 'slide', start, end } : null;
}

export function notch(shuttle: number, way: Way): string {
  return `${shuttle}${way === 'left' ? '<' : '>'}`;
}

/** What a move is made with: a shuttle's number or the space of a piece. */
export function origin(text: string): string | null {
  const move = read(text);
  if (move?.kind === 'notch') return String(move.shuttle);
  return move && 'start' in move ? move.start : null;
}

export function isShuttle(what: string): boolean {
  return /^\d$/.test(what);
}
