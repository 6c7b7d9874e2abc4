/** The first printed set-up, for tests. */
import { coloured, parse } from './editor/setup';
import type { ShiftView, VehicleView } from './view';

export const FIRST = [
  '....A|....|.B...',
  '>>..A|C...|.BDDD',
  '.....|CEF.|.B...',
  '...G.|.EFH|.....',
  'IIIG.|...H|J..<<',
  '...G.|....|J....',
].join('\n');

export function viewOf(text: string, more: Partial<ShiftView> = {}): ShiftView {
  return {
    stage: 'parts',
    turn: 0,
    vehicles: coloured(parse(text) ?? []),
    left: 0,
    right: 0,
    hand: [],
    hand_sizes: [4, 4],
    pile: 24,
    discards: {},
    card: 'M3',
    steps: 3,
    shift: false,
    slide: false,
    turns: 0,
    reach: {},
    ...more,
  };
}

export function one(view: ShiftView, name: string): VehicleView {
  return view.vehicles.find((vehicle) => vehicle.name === name)!;
}
