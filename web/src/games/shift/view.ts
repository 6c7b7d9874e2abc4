/** What the server tells of a table of Shift (`ShiftView`), and how its moves are written. */

export interface VehicleView {
  /** A letter, or `>` and `<` for the heroes. */
  name: string;
  /** Its first cell, in the frame of the centre section. */
  row: number;
  column: number;
  length: number;
  along_row: boolean;
  colour: string;
  /** Wholly off the grid: a hero that has won. */
  off: boolean;
}

export type Stage = 'lot' | 'deal' | 'card' | 'parts' | 'draw' | 'won' | 'drawn';
export type Section = 'L' | 'R';

export interface ShiftView {
  viewer: number | null;
  stage: Stage;
  turn: number | null;
  vehicles: readonly VehicleView[];
  left: number;
  right: number;
  hand: readonly string[] | null;
  hand_sizes: readonly [number, number];
  pile: number;
  discards: readonly (readonly [card: string, count: number])[];
  card: string | null;
  steps: number;
  shift: boolean;
  slide: boolean;
  turns: number;
  drawing: string;
}

export const SEATS = ['gold', 'silver'] as const;
export const HEROES = ['>', '<'] as const;
export const SECTIONS: readonly Section[] = ['L', 'R'];

export function isSection(what: string): what is Section {
  return what === 'L' || what === 'R';
}

export type Move =
  | { kind: 'card'; card: string }
  | { kind: 'drive'; name: string; by: number }
  | { kind: 'shift'; section: Section; by: number }
  | { kind: 'stop' };

/** A move's text taken apart; null if it is none that a player can make. */
export function read(text: string): Move | null {
  if (text === '.') return { kind: 'stop' };
  if (/^(M[1-4]|MS[1-3]|SH|SL)$/.test(text)) return { kind: 'card', card: text };
  const match = /^([A-Za-z<>])([+-]\d+)$/.exec(text);
  if (!match) return null;
  const [, what = '', amount = '0'] = match;
  const by = Number(amount);
  if (isSection(what)) return { kind: 'shift', section: what, by };
  return { kind: 'drive', name: what, by };
}

export function write(what: string, by: number): string {
  return `${what}${by < 0 ? '-' : '+'}${Math.abs(by)}`;
}

/** The way a vehicle or a section goes: the word that the messages know. */
export function way(by: number, alongRow: boolean): 'left' | 'right' | 'up' | 'down' {
  if (alongRow) return by > 0 ? 'right' : 'left';
  return by > 0 ? 'down' : 'up';
}

export function vehicle(view: ShiftView, name: string): VehicleView | undefined {
  return view.vehicles.find((one) => one.name === name);
}

export function offset(view: ShiftView, section: Section): number {
  return section === 'L' ? view.left : view.right;
}

/** What a card code stands for: so many steps, a shift, a slide. */
export function grants(card: string): { steps: number; shift: boolean; slide: boolean } {
  const steps = /\d/.test(card) ? Number(card.at(-1)) : 0;
  return { steps, shift: card === 'SH' || card.startsWith('MS'), slide: card === 'SL' };
}
