import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../lib/wire';
import { FIRST, one, viewOf } from '../example';
import { boxOf, CELL, centre, COLUMNS, endsFor, turnFor, type Point } from '../geometry';
import { lie } from './fit';
import { ghostsBy, NO_GHOSTS } from './ghosts';
import { stepped } from './keys';
import { lastMarks } from './last';
import { looks } from './looks';
import { pick } from './pick';
import { movesFor, reachOf, type Span } from './reach';
import { targetsOf } from './targets';

describe('marks', () => {
  const view = viewOf(FIRST);

  it('show what the last turn moved', () => {
    const drove = (vehicle: string, spaces: number, way: string): GameEvent => ({
      name: 'drove',
      details: { seat: 'silver', vehicle, spaces, way },
      fleeting: false,
    });
    const marks = lastMarks([drove('A', 1, 'down'), drove('A', 1, 'down'), drove('D', 1, 'left'), drove('D', 1, 'right')], view);
    expect(marks.vehicles).toEqual(['A', 'D']);
    expect(marks.trails).toEqual([{ name: 'A', from: { x: 180, y: -60 }, to: { x: 180, y: 20 } }]);
  });
});

describe('reach', () => {
  it('is what the table tells, and nothing for what is not named', () => {
    const view = viewOf(FIRST, { reach: { A: [-1, 2], L: [-3, 0] } });
    expect(reachOf('A', view)).toEqual([-1, 2]);
    expect(reachOf('L', view)).toEqual([-3, 0]);
    expect(reachOf('R', view)).toEqual([0, 0]);
  });

  it('writes steps one by one, slides and shifts in one', () => {
    expect(movesFor('A', -3, { slide: false })).toEqual(['A-1', 'A-1', 'A-1']);
    expect(movesFor('>', 5, { slide: true })).toEqual(['>+5']);
    expect(movesFor('R', -2, { slide: false })).toEqual(['R-2']);
  });
});

describe('ghosts', () => {
  const view = viewOf(FIRST);
  const legal = ['A+1', 'L-2', 'M3'];

  it('stand where a considered move would take a vehicle, or a section with all that rides on it', () => {
    expect(ghostsBy('A+1', legal, view)).toEqual({ vehicles: [{ ...one(view, 'A'), row: 1 }], sections: [] });
    const shifted = ghostsBy('L-2', legal, view);
    expect(shifted.sections).toEqual([{ section: 'L', by: -2 }]);
    expect(shifted.vehicles.map(({ name }) => name).join('')).toBe('>AGI');
    expect(shifted.vehicles[0]!.row).toBe(one(view, '>').row - 2);
  });

  it('are none of a card, of what is not legal, and of nothing', () => {
    for (const move of ['M3', 'B+1', null]) expect(ghostsBy(move, legal, view)).toBe(NO_GHOSTS);
  });
});

describe('targets', () => {
  const road = viewOf(['.....|....|.....', ...Array<string>(4).fill('.....|....|.....'), '>>...|....|...<<'].join('\n'));
  const nearEnd = { ...road, vehicles: road.vehicles.map((each) => (each.name === '>' ? { ...each, row: 0, column: 11 } : each)) };
  /** Pixels that WCAG 2.2 asks of a target, half of them to each side of its middle. */
  const HALF = 12;
  const settings: [what: string, reach: Span][] = [
    ['>', [-3, 3]],
    ['L', [-5, 5]],
    ['R', [-5, 5]],
  ];
  const scales = [24, 28, 44].map((cell) => cell / CELL);

  it.each(settings)('of %s are 24 pixels large for a mouse and for a finger', (what, reach) => {
    for (const scale of scales) {
      const targets = targetsOf(what, reach, nearEnd, endsFor(0));
      expect(targets).toHaveLength(reach[1] - reach[0]);
      for (const { by, box } of targets) {
        const mid = centre(box);
        const near = [-HALF + 0.1, 0, HALF - 0.1].map((pixels) => pixels / scale);
        const points = near.flatMap((dx) => near.map((dy): Point => ({ x: mid.x + dx, y: mid.y + dy })));
        for (const at of points) for (const touch of [false, true]) expect(pick(at, touch, scale, nearEnd, targets)).toEqual({ target: by });
      }
    }
  });

  it('leave the grid by a flag', () => {
    const targets = targetsOf('>', [0, 3], nearEnd, endsFor(0));
    expect(targets.map(({ kind }) => kind)).toEqual(['cell', 'edge', 'off']);
  });

  it('let a vehicle be taken where none of them lies', () => {
    const view = viewOf(FIRST);
    const scale = 28 / CELL;
    for (const each of view.vehicles) {
      for (const touch of [false, true]) {
        expect(pick(centre(boxOf(each)), touch, scale, view, [])).toEqual({ what: each.name });
      }
    }
    const besideA = { x: 4.5 * CELL, y: 2 * CELL + 12 / scale };
    expect(pick(besideA, true, scale, view, [])).toEqual({ what: 'A' });
    expect(pick(besideA, false, scale, view, [])).toEqual({ what: 'L' });
  });
});

describe('the board in its area', () => {
  const view = { left: 0, right: 0 };
  const placed = (width: number, height: number, turned: boolean, more = {}) =>
    lie({ view, area: { width, height }, turn: turnFor(0, turned), ends: endsFor(0), enlarged: false, also: [], ...more });

  it('fills it and is seen whole, with cells that can be hit on the smallest phone', () => {
    const { room, scale, picture } = placed(320, 412, true);
    expect(picture.width).toBeCloseTo(320);
    expect(picture.height).toBeCloseTo(412);
    expect(scale * CELL).toBeGreaterThanOrEqual(24);
    expect(room.y).toBeLessThanOrEqual(-COLUMNS * CELL);
    expect(room.y + room.height).toBeGreaterThanOrEqual(0);
    expect(room.x).toBeLessThanOrEqual(0);
    expect(room.x + room.width).toBeGreaterThanOrEqual(6 * CELL);
  });

  it('is larger than its area only when it is enlarged', () => {
    const { scale, picture } = placed(320, 412, true, { enlarged: true });
    expect(scale * CELL).toBe(48);
    expect(picture.height).toBeGreaterThan(412);
    expect(placed(1600, 900, false, { enlarged: true }).picture.width).toBeCloseTo(1600);
  });

  it('keeps its size wherever the sections stand, if there is room for all rows', () => {
    const { scale } = placed(900, 740, false);
    for (const left of [-5, 0, 5]) expect(placed(900, 740, false, { view: { left, right: 0 } }).scale).toBe(scale);
  });
});

describe('keys', () => {
  it('take a step, and take a slide or a shift on from where it led', () => {
    expect(stepped('A', 1, ['M3'])).toEqual(['M3', 'A+1']);
    expect(stepped('A', 1, ['M3', 'A+1'])).toEqual(['M3', 'A+1', 'A+1']);
    expect(stepped('>', 1, ['SL', '>+1'])).toEqual(['SL', '>+2']);
    expect(stepped('>', -1, ['SL', '>+1'])).toEqual(['SL']);
    expect(stepped('L', -1, ['MS2', 'L-1'])).toEqual(['MS2', 'L-2']);
    expect(stepped('R', -1, ['MS2', 'L-1'])).toEqual(['MS2', 'L-1', 'R-1']);
  });
});

describe('looks', () => {
  const view = viewOf(FIRST);
  const scene = { view, seat: 0, chosen: null, targets: [], ghosts: NO_GHOSTS, drafted: [], marks: lastMarks([], view) };
  const spanOf = (name: string) => boxOf(one(view, name));

  it('go to the own hero when nothing else is to be seen', () => {
    expect(looks(scene)).toEqual([spanOf('>')]);
    expect(looks({ ...scene, seat: 1 })).toEqual([spanOf('<')]);
    expect(looks({ ...scene, seat: null, view: { ...view, turn: 1 } })).toEqual([spanOf('<')]);
  });

  it('put what is chosen before what was moved, and that before the hero', () => {
    const targets = targetsOf('D', [-2, 0], view, endsFor(0));
    const marks = { vehicles: ['A'], sections: [], trails: [] };
    const found = looks({ ...scene, chosen: 'D', targets, marks });
    expect(found[0]).toEqual(spanOf('D'));
    expect(found[1]!.x).toBeGreaterThan(found[2]!.x);
    expect(found.slice(3)).toEqual([spanOf('A'), spanOf('>')]);
  });

  it('follow a hero off the grid', () => {
    const won = { ...view, vehicles: view.vehicles.map((each) => (each.name === '>' ? { ...each, off: true } : each)) };
    expect(looks({ ...scene, view: won })[0]!.x).toBe(COLUMNS * CELL);
  });
});
