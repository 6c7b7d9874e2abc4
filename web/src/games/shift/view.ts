/** What a viewer sees of a table of Shift, in one piece, and how its moves are written. */
import type { Games } from '../../lib/wire';

type Parts = Games['shift'];

/** A vehicle as it stands: where its first cell is, in the frame of the centre section. */
export type VehicleView = Parts['scene']['vehicles'][number] & {
  row: number;
  column: number;
  /** Wholly off the grid: a hero that has won. */
  off: boolean;
};

export type Section = 'L' | 'R';

/** How far a vehicle or a section can go, back (below 0) and forth, by its name. */
export type Reach = NonNullable<Parts['own']>['reach'];

export type ShiftView = Omit<Parts['table'], 'places'> & {
  vehicles: readonly VehicleView[];
  /** The viewer's own cards; null for a spectator. */
  hand: readonly string[] | null;
  reach: Reach;
};

/** The three parts that the server tells, put together. */
export function joined({ scene, table, own }: Parts): ShiftView {
  const { places, ...rest } = table;
  const vehicles = scene.vehicles.map((one, i): VehicleView => {
    const [row, column] = places[i] ?? [0, 0];
    return { ...one, row, column, off: places[i] === null };
  });
  return { ...rest, vehicles, hand: own?.hand ?? null, reach: own?.reach ?? {} };
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
