import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layCourse, LONG, SIDE, type Point, type Space, type Tile } from './geometry';

const straight = (name = '05A', kind = 'plain'): Tile => ({ name, shape: 'straight', turn: '', kind });
const curve = (turn: 'left' | 'right' = 'right'): Tile => ({ name: '02A', shape: 'curve', turn, kind: 'plain' });

/** The spaces of a plain tile as the house's data have them. */
function spaces(tiles: readonly Tile[]): Space[] {
  const ENDS = { X: [-6, 6, 18, 30, 42, 54, 66], M: [-6, 6, 21, 36, 51, 66], I: [-6, 6, 26, 46, 66] };
  return tiles.flatMap((tile, index) =>
    (['L', 'M', 'R'] as const).flatMap((lane) => {
      const inner = tile.shape === 'curve' && lane === (tile.turn === 'right' ? 'R' : 'L');
      const ends = lane === 'M' ? ENDS.M : inner ? ENDS.I : ENDS.X;
      return ends.slice(1).map((end, i) => ({ name: `${index}${lane}${i}`, tile: index, lane, start: ends[i]!, end, marks: [], next: [] }));
    }),
  );
}

const ring = [straight('01A', 'start'), curve(), curve(), straight(), curve(), curve()];
const near = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
/** How near two outlines come to each other. */
const apart = (one: readonly Point[], other: readonly Point[]): number => Math.min(...one.flatMap((a) => other.map((b) => near(a, b))));

describe('a course on the plane', () => {
  it('closes where four curves turn the same way', () => {
    const layout = layCourse(ring, spaces(ring));
    expect(layout.closed).toBe(true);
    expect(layout.box).toMatchObject({ width: 3 * SIDE, height: 2 * SIDE });
    for (const across of [-30, 0, 30]) {
      const [end, begin] = [layout.spot(5, LONG, across), layout.spot(0, 0, across)];
      expect(near(end, begin)).toBeLessThan(0.01);
      expect((end.heading - begin.heading + 3600) % 360).toBeCloseTo(0);
    }
  });

  it('does not close where a tile is left out, and can be laid all the same', () => {
    const open = layCourse(ring.slice(0, 4), spaces(ring.slice(0, 4)));
    expect(open.closed).toBe(false);
    expect(open.places.get('0L0')?.path).toMatch(/^M/);
    expect(layCourse([]).box.width).toBe(SIDE);
  });

  it.each([0, 1, 2, 3])('lets the spaces of a lane touch all around, turned by %i quarters', (quarters) => {
    const tiles = [straight('01A', 'start'), curve('left'), curve(), curve(), straight(), curve(), straight(), curve(), straight(), straight()];
    const layout = layCourse(tiles, spaces(tiles), quarters);
    for (const lane of ['L', 'M', 'R']) {
      const row = [...layout.places.values()].filter(({ space }) => space.lane === lane);
      row.slice(1).forEach((place, i) => expect(apart(row[i]!.outline, place.outline)).toBeLessThan(0.01));
    }
  });

  it('lets sideways neighbours touch and keeps left and right apart', () => {
    const layout = layCourse(ring, spaces(ring));
    const of = (name: string) => layout.places.get(name)!.outline;
    expect(apart(of('3L2'), of('3M2'))).toBeLessThan(9);
    expect(apart(of('1R1'), of('1M1'))).toBeLessThan(9);
    expect(apart(of('3L2'), of('3R2'))).toBeGreaterThan(20);
  });

  it('makes the inner lane of a curve shorter than the outer one', () => {
    const layout = layCourse([curve()], spaces([curve()]));
    const long = (lane: string) => [...layout.places.values()].filter(({ space }) => space.lane === lane && space.start > 0).reduce((sum, { length }) => sum + length, 0);
    expect(long('L')).toBeGreaterThan(2 * long('R'));
    expect(layout.places.get('0R1')!.path).toContain('A');
  });

  it('lays portals as two open ends of one line', () => {
    const gate = (name: string): Tile => straight(name, 'teleport');
    const layout = layCourse([straight('01A', 'start'), gate('02B'), gate('03B'), straight()]);
    expect(layout.closed).toBe(false);
    expect(layout.slabs[1]!.joined).toEqual({ before: true, after: false });
    expect(layout.slabs[2]!.joined).toEqual({ before: false, after: true });
    expect(layout.slabs.map(({ part }) => part)).toEqual(['', 'first', 'second', '']);
    expect(layout.box.width).toBe(4 * SIDE);
  });
});

describe('every ready course of the house', () => {
  const source = readFileSync(new URL('../../../../../src/tailback/games/bash/data/courses.toml', import.meta.url), 'utf8');
  const curves = ['02', '03', '04', '07', '09', '10'];
  const courses = [...source.matchAll(/^([a-z-]+) = "(.+)"$/gm)].map(([, name, tiles]) => [name!, tiles!.split(' ')] as const);

  it.each(courses)('%s lies on a plane without overlapping', (_, tokens) => {
    const bends = (token: string) => curves.includes(token.slice(0, 2)) && (!token.endsWith('B') || token.startsWith('10'));
    const tiles = tokens.map((token): Tile => (bends(token) ? { name: token, shape: 'curve', turn: 'right', kind: 'plain' } : { name: token, shape: 'straight', turn: '', kind: /^0[23]B/.test(token) ? 'teleport' : 'plain' }));
    const layout = layCourse(tiles);
    const centres = new Set(layout.slabs.map(({ centre }) => `${Math.round(centre.x)} ${Math.round(centre.y)}`));
    expect(centres.size).toBe(tiles.length);
    expect(layout.closed || tokens.includes('02B')).toBe(true);
  });
});
