/** What a choice would do, before it is made: where vehicles and sections would stand. */
import { carrier, changes, COLUMNS } from '../geometry';
import { isSection, offset, vehicle, type Section, type ShiftView, type VehicleView } from '../view';

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

/** Whatever stands otherwise in `after`; a hero that left is seen at the end by which it left. */
export function ghostsBetween(view: ShiftView, after: ShiftView): Ghosts {
  const changed = changes(view, after);
  return {
    vehicles: changed.vehicles.map((one) => {
      const was = vehicle(view, one.name);
      return one.off && was ? { ...was, column: one.name === '>' ? COLUMNS : -2 } : one;
    }),
    sections: changed.sections.map((section) => ({
      section,
      by: offset(after, section) - offset(view, section),
    })),
  };
}
