import { describe, expect, it } from 'vitest';
import type { Peek } from '../../../lib/game';
import type { GameEvent, Tried } from '../../../lib/wire';
import { FIRST, one, viewOf } from '../example';
import { boxOf, CELL, centre, COLUMNS, NARROW, WIDE, type Point } from '../geometry';
import { NO_GHOSTS } from './ghosts';
import { lastMarks } from './last';
import { looks } from './looks';
import { pick } from './pick';
import { explore, movesFor, type Reach } from './reach';
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
  const tried = (legal: string[], ends = false): Tried =>
    ({ type: 'tried', id: '', ask: 1, moves: [], view: null, prompt: ['', []], legal, ends, text: '' }) as unknown as Tried;

  it('asks step by step how far a vehicle can go', async () => {
    const asked: string[] = [];
    const peek = async (moves: readonly string[]): Promise<Peek> => {
      asked.push(moves.join(' '));
      return tried(moves.length < 2 ? ['A+1', 'A-1'] : ['A-1']);
    };
    expect(await explore('A', ['A+1', 'B-1'], { slide: false, steps: 3 }, peek)).toEqual({ back: 0, forth: 2 });
    expect(asked).toEqual(['A+1', 'A+1 A+1']);
  });

  it('reads slides and shifts off the legal moves', async () => {
    const never = () => Promise.reject(new Error('not asked'));
    const slides = ['A+1', 'A+2', 'A-1', 'B+4'];
    expect(await explore('A', slides, { slide: true, steps: 0 }, never)).toEqual({ back: 1, forth: 2 });
    const shifts = ['L-2', 'L-1', 'L+1', 'R+1', 'A+1'];
    expect(await explore('L', shifts, { slide: false, steps: 2 }, never)).toEqual({ back: 2, forth: 1 });
  });

  it('writes steps one by one, slides and shifts in one', () => {
    expect(movesFor('A', -3, { slide: false })).toEqual(['A-1', 'A-1', 'A-1']);
    expect(movesFor('>', 5, { slide: true })).toEqual(['>+5']);
    expect(movesFor('R', -2, { slide: false })).toEqual(['R-2']);
  });
});

describe('targets', () => {
  const road = viewOf(['.....|....|.....', ...Array<string>(4).fill('.....|....|.....'), '>>...|....|...<<'].join('\n'));
  const nearEnd = { ...road, vehicles: road.vehicles.map((each) => (each.name === '>' ? { ...each, row: 0, column: 11 } : each)) };
  /** Pixels that WCAG 2.2 asks of a target, half of them to each side of its middle. */
  const HALF = 12;
  const settings: [what: string, reach: Reach][] = [
    ['>', { back: 3, forth: 3 }],
    ['L', { back: 5, forth: 5 }],
    ['R', { back: 5, forth: 5 }],
  ];
  const layouts: [side: number, scale: number][] = [
    [NARROW.side, 25 / CELL],
    [NARROW.side, 28 / CELL],
    [WIDE.side, 600 / (COLUMNS * CELL + 2 * WIDE.side)],
  ];

  it.each(settings)('of %s are 24 pixels large for a mouse and for a finger', (what, reach) => {
    for (const [side, scale] of layouts) {
      const targets = targetsOf(what, reach, nearEnd, side);
      expect(targets).toHaveLength(reach.back + reach.forth);
      for (const { by, box } of targets) {
        const mid = centre(box);
        const near = [-HALF + 0.1, 0, HALF - 0.1].map((pixels) => pixels / scale);
        const points = near.flatMap((dx) => near.map((dy): Point => ({ x: mid.x + dx, y: mid.y + dy })));
        for (const at of points) for (const touch of [false, true]) expect(pick(at, touch, scale, nearEnd, targets)).toEqual({ target: by });
      }
    }
  });

  it('leave the grid by a flag', () => {
    const targets = targetsOf('>', { back: 0, forth: 3 }, nearEnd, NARROW.side);
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

describe('looks', () => {
  const view = viewOf(FIRST);
  const scene = { view, seat: 0, chosen: null, targets: [], ghosts: NO_GHOSTS, drafted: [], marks: lastMarks([], view) };
  const spanOf = (name: string) => {
    const { x, width } = boxOf(one(view, name));
    return { from: x, to: x + width };
  };

  it('go to the own hero when nothing else is to be seen', () => {
    expect(looks(scene)).toEqual([spanOf('>')]);
    expect(looks({ ...scene, seat: 1 })).toEqual([spanOf('<')]);
    expect(looks({ ...scene, seat: null, view: { ...view, turn: 1 } })).toEqual([spanOf('<')]);
  });

  it('put what is chosen before what was moved, and that before the hero', () => {
    const targets = targetsOf('D', { back: 2, forth: 0 }, view, NARROW.side);
    const marks = { vehicles: ['A'], sections: [], trails: [] };
    const found = looks({ ...scene, chosen: 'D', targets, marks });
    expect(found[0]).toEqual(spanOf('D'));
    expect(found[1]!.from).toBeGreaterThan(found[2]!.from);
    expect(found.slice(3)).toEqual([spanOf('A'), spanOf('>')]);
  });

  it('follow a hero off the grid', () => {
    const won = { ...view, vehicles: view.vehicles.map((each) => (each.name === '>' ? { ...each, off: true } : each)) };
    expect(looks({ ...scene, view: won })[0]!.from).toBe(COLUMNS * CELL);
  });
});
