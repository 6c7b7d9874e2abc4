/** What a choice would do, before it is made: where vehicles and sections would stand. */
import { carrier } from '../geometry';
import { isSection, read, vehicle, type Section, type ShiftView, type VehicleView } from '../view';

export interface Considered {
  what: string;
  by: number;
}

export interface Ghosts {
  vehicles: VehicleView[];
  sections: { section: Section; by: number }[];
}

export const NO_GHOSTS: Ghosts = { vehicles: [], sections: [] };

/** A vehicle or a section moved by so much. */
export function ghostsOf({ what, by }: Considered, view: ShiftView): Ghosts {
  if (isSection(what)) {
    const riders = view.vehicles.filter((one) => !one.off && carrier(one) === what);
    return {
      vehicles: riders.map((one) => ({ ...one, row: one.row + by })),
      sections: [{ section: what, by }],
    };
  }
  const one = vehicle(view, what);
  if (!one) return NO_GHOSTS;
  const [row, column] = one.along_row ? [one.row, one.column + by] : [one.row + by, one.column];
  return { vehicles: [{ ...one, row, column }], sections: [] };
}

/** What a move that is considered elsewhere would do: a vehicle or a section that goes so far. */
export function ghostsBy(move: string | null, legal: readonly string[], view: ShiftView): Ghosts {
  const one = move !== null && legal.includes(move) ? read(move) : null;
  if (one?.kind === 'drive') return ghostsOf({ what: one.name, by: one.by }, view);
  if (one?.kind === 'shift') return ghostsOf({ what: one.section, by: one.by }, view);
  return NO_GHOSTS;
}
