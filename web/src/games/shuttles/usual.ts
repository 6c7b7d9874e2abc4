/** The usual board, for drawings and lessons; tables are told their own by the server. */
import type { Frame, Shuttle } from './view';

/** Whose the shuttles are, from south to north. */
export const ORDER = ['north', 'south', 'north', 'centre', 'south', 'north', 'south'] as const;

/** A shuttle with these barriers as its owner sees them, near row below; the other's is turned by a half. */
export function shuttleOf(owner: string, drawing: readonly string[]): Shuttle {
  const turned = [...drawing].reverse().map((line) => [...line].reverse().join(''));
  return { owner, drawing: owner === 'north' ? turned : [...drawing] };
}

const COLOURED = ['. . . . . . .', '-     -     -', '. .|. . .|. .'];
const CENTRE = ['. . . . . . .', '  - -   - -  ', '. . . . . . .'];

export const USUAL: Frame = {
  shuttles: ORDER.map((owner) => shuttleOf(owner, owner === 'centre' ? CENTRE : COLOURED)),
  offset_limit: 2,
  block_first: 1,
};

/** A board as the option takes it: the shuttles from north to south. */
export function written(mark: string, frame: Frame) {
  return {
    mark,
    offset_limit: frame.offset_limit,
    block_first: frame.block_first,
    block_size: 5,
    shuttles: [...frame.shuttles].reverse().map(({ owner, drawing }) => ({ owner, drawing: [...drawing] })),
  };
}
