/**
 * Where the tiles of a course lie on the plane, and where each space of them is.
 *
 * A tile is a square of {@link SIDE}. The track runs through the middle of it, straight or as a quarter
 * of a circle around a corner. A point of the track is told by its tile, how far along it lies (0 to
 * {@link LONG}, less or more runs into the tiles beside it) and how far across, from the middle to the
 * right. Headings are in degrees clockwise, 0 is to the right.
 */
import type { Box, Point } from '../../../lib/plane';
import type { BashSpace, BashTile } from '../../../lib/schema';

export type { Box, Point };
export type Tile = BashTile;
/** What is needed of a space to find its place. */
export type Space = Pick<BashSpace, 'name' | 'tile' | 'lane' | 'start' | 'end' | 'marks' | 'next'>;

export const SIDE = 144;
/** The length of a tile in the unit of the data. */
export const LONG = 72;
export const LANE = 30;
/** From the middle of the track to its edge. */
export const HALF = 1.5 * LANE;

/** A tile where it lies. */
export interface Slab {
  index: number;
  tile: Tile;
  /** The middle of its square. */
  centre: Point;
  /** How the track enters and leaves. */
  heading: number;
  leaves: number;
  /** 1: turns right, -1: turns left, 0: straight. */
  turn: -1 | 0 | 1;
  /** The corner around which a curve turns. */
  pivot: Point | null;
  /** Of two tiles that belong together: whether it is the one driven first. */
  part: 'first' | 'second' | '';
  /** Whether the track comes from, or leads on to, another tile. */
  joined: { before: boolean; after: boolean };
}

/** A point of the track and where it leads. */
export interface Spot extends Point {
  heading: number;
}

/** A space on the plane. */
export interface Place {
  name: string;
  space: Space;
  centre: Spot;
  /** Its outline as an SVG path, with real arcs. */
  path: string;
  /** The same as a polygon. */
  outline: Point[];
  /** Along and across the track. */
  length: number;
  width: number;
}

/** A stretch of track: its tile, from where to where along it, and its two edges across. */
export interface Stretch {
  tile: number;
  from: number;
  to: number;
  left: number;
  right: number;
}

const ACROSS: Readonly<Record<string, number>> = { L: -LANE, M: 0, R: LANE };
/** The hanging bridge runs between the left and the middle lane, its spaces end to end. */
const ROPE = { across: -13, half: 12, ends: [51, 61.5, 72, 0, 10.5, 21] } as const;
/** Portals stand in a fan across the tile. */
const FAN = { near: LANE / 2, far: 22.5, long: 18 } as const;
/** Spaces that stand free: where they are on their tile, and their radius. */
const FREE: Readonly<Record<string, readonly [along: number, across: number, radius: number]>> = {
  W: [72, -50, 17],
  C1: [25, -31, 11],
  C2: [32.5, -56, 11],
  C3: [46.5, -56, 11],
  C4: [51.5, -31, 11],
};

/** The kinds of tiles that come in twos. */
const PAIRED = ['teleport', 'landslide', 'bridge', 'snout'];

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const round = (n: number): number => Math.round(n * 100) / 100;
export const unit = (heading: number): Point => ({ x: Math.round(Math.cos(rad(heading)) * 1e9) / 1e9, y: Math.round(Math.sin(rad(heading)) * 1e9) / 1e9 });
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The point so far ahead of, and to the right of, one that looks this way. */
export function beside(point: Point, heading: number, ahead: number, right: number): Point {
  const [a, r] = [unit(heading), unit(heading + 90)];
  return { x: point.x + a.x * ahead + r.x * right, y: point.y + a.y * ahead + r.y * right };
}

/** A course on the plane; made by {@link layCourse}. */
export class Layout {
  readonly places: ReadonlyMap<string, Place>;
  readonly box: Box;

  constructor(
    readonly slabs: readonly Slab[],
    readonly spaces: readonly Space[],
    /** Whether the last tile leads into the first. */
    readonly closed: boolean,
  ) {
    this.box = boxOf(slabs.map(({ centre }) => centre), SIDE / 2);
    this.places = new Map(spaces.map((space) => [space.name, this.place(space)]));
  }

  /** The tile before or after one, if the track runs on to it. */
  neighbour(index: number, by: -1 | 1): Slab | undefined {
    const slab = this.slabs[index];
    if (!slab || !(by < 0 ? slab.joined.before : slab.joined.after)) return undefined;
    return this.slabs[(index + by + this.slabs.length) % this.slabs.length];
  }

  /** A point of the track. */
  spot(tile: number, along: number, across: number): Spot {
    const slab = this.slabs[tile]!;
    const before = along < 0 ? this.neighbour(tile, -1) : undefined;
    if (before) return this.spot(before.index, along + LONG, across);
    const after = along > LONG ? this.neighbour(tile, 1) : undefined;
    if (after) return this.spot(after.index, along - LONG, across);
    const far = (along / LONG) * SIDE;
    // Where no tile lies, the track runs on straight.
    if (!slab.pivot || far < 0) return { ...beside(slab.centre, slab.heading, far - SIDE / 2, across), heading: slab.heading };
    if (far > SIDE) {
      const end = this.spot(tile, LONG, across);
      return { ...beside(end, end.heading, far - SIDE, 0), heading: end.heading };
    }
    const turned = slab.heading + slab.turn * (far / SIDE) * 90;
    const radius = SIDE / 2 - slab.turn * across;
    return { ...beside(slab.pivot, turned, 0, -slab.turn * radius), heading: turned };
  }

  /** The commands of a path along the track, without the move to its beginning; backwards if `to` is before `from`. */
  along(tile: number, from: number, to: number, across: number): string {
    return this.cuts(tile, from, to)
      .map(([slab, , end]) => {
        const { x, y } = this.spot(slab.index, end, across);
        if (!slab.pivot) return `L${at({ x, y })}`;
        const radius = round(SIDE / 2 - slab.turn * across);
        const sweep = (slab.turn > 0) === from < to ? 1 : 0;
        return `A${radius} ${radius} 0 0 ${sweep} ${at({ x, y })}`;
      })
      .join('');
  }

  /** A line along the track. */
  line(tile: number, from: number, to: number, across: number): string {
    return `M${at(this.spot(tile, from, across))}${this.along(tile, from, to, across)}`;
  }

  /** A line straight across the track. */
  cross(tile: number, along: number, left: number, right: number): string {
    return `M${at(this.spot(tile, along, left))}L${at(this.spot(tile, along, right))}`;
  }

  /** A stretch of the track as a closed path. */
  band({ tile, from, to, left, right }: Stretch): string {
    const turn = this.spot(tile, to, right);
    return `${this.line(tile, from, to, left)}L${at(turn)}${this.along(tile, to, from, right)}Z`;
  }

  /** The same as a polygon. */
  polygon({ tile, from, to, left, right }: Stretch): Point[] {
    const steps = Math.max(1, Math.ceil((to - from) / 4));
    const edge = (across: number) => [...Array(steps + 1).keys()].map((i) => plain(this.spot(tile, from + ((to - from) * i) / steps, across)));
    return [...edge(left), ...edge(right).reverse()];
  }

  /** How a stretch is divided among tiles: each with its part, in the order driven through. */
  private cuts(tile: number, from: number, to: number): [slab: Slab, from: number, to: number][] {
    const slab = this.slabs[tile]!;
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const before = low < 0 ? this.neighbour(tile, -1) : undefined;
    const after = high > LONG ? this.neighbour(tile, 1) : undefined;
    const straight = (part: Slab): Slab => ({ ...part, pivot: null });
    const found: [Slab, number, number][] = [];
    const add = (part: Slab, a: number, b: number) => a < b && found.push([part, a, b]);
    if (low < 0) before ? add(before, low + LONG, Math.min(high, 0) + LONG) : add(straight(slab), low, Math.min(high, 0));
    add(slab, Math.max(low, 0), Math.min(high, LONG));
    if (high > LONG) after ? add(after, Math.max(low, LONG) - LONG, high - LONG) : add(straight(slab), Math.max(low, LONG), high);
    return from < to ? found : found.reverse().map(([part, a, b]) => [part, b, a]);
  }

  private place(space: Space): Place {
    const short = shortName(space.name);
    const free = FREE[short];
    if (free) return this.round(space, free);
    if (/^[LMR][ab]$/.test(short)) return this.portal(space, short);
    const stretch = stretchOf(space, short);
    const { tile, from, to, left, right } = stretch;
    const centre = this.spot(tile, (from + to) / 2, (left + right) / 2);
    const radius = this.slabs[tile]?.pivot ? SIDE / 2 - this.slabs[tile]!.turn * ((left + right) / 2) : 0;
    const scale = radius ? (radius * Math.PI) / 2 / LONG : SIDE / LONG;
    return { name: space.name, space, centre, path: this.band(stretch), outline: this.polygon(stretch), length: (to - from) * scale, width: right - left };
  }

  /** A space beside the lanes: a disc. */
  private round(space: Space, [along, across, radius]: readonly [number, number, number]): Place {
    const centre = this.spot(space.tile, along, across);
    const [from, to] = [`${round(centre.x - radius)} ${round(centre.y)}`, `${round(centre.x + radius)} ${round(centre.y)}`];
    const arc = `A${radius} ${radius} 0 0 1 `;
    const outline = [...Array(12).keys()].map((i) => ({ x: centre.x + radius * Math.cos(rad(i * 30)), y: centre.y + radius * Math.sin(rad(i * 30)) }));
    return { name: space.name, space, centre, path: `M${from}${arc}${to}${arc}${from}Z`, outline, length: 2 * radius, width: 2 * radius };
  }

  /** A portal: one of six in a fan that begins at the width of the track. */
  private portal(space: Space, short: string): Place {
    const slot = 'LMR'.indexOf(short[0]!) * 2 + (short[1] === 'b' ? 1 : 0) - 3;
    const opens = space.start > LONG / 2;
    const near = opens ? space.start - FAN.long / 2 : space.start + FAN.long / 2;
    const far = opens ? near + FAN.long : near - FAN.long;
    const corner = (along: number, step: number, i: number) => plain(this.spot(space.tile, along, step * i));
    const outline = [corner(near, FAN.near, slot), corner(far, FAN.far, slot), corner(far, FAN.far, slot + 1), corner(near, FAN.near, slot + 1)];
    const across = (FAN.near + FAN.far) * 0.52 * (slot + 0.5);
    const centre = this.spot(space.tile, (near + far) / 2 + (opens ? 1 : -1), across);
    return { name: space.name, space, centre, path: `M${outline.map(at).join('L')}Z`, outline, length: 36, width: 19 };
  }
}

const plain = ({ x, y }: Point): Point => ({ x, y });

/** The name of a space on its tile: 3M2 is M2. */
export const shortName = (name: string): string => name.replace(/^\d+/, '');

function stretchOf(space: Space, short: string): Stretch {
  const { tile, lane, start, end } = space;
  if (lane === 'B') {
    const i = Number(short.slice(1)) - 1;
    const [from, to] = [ROPE.ends[i < 2 ? i : i + 1]!, ROPE.ends[i < 2 ? i + 1 : i + 2]!];
    return { tile, from, to, left: ROPE.across - ROPE.half, right: ROPE.across + ROPE.half };
  }
  if (start === end) return { tile, from: start - 9, to: end + 9, left: -LANE / 2, right: LANE / 2 };
  const across = ACROSS[lane] ?? 0;
  return { tile, from: start, to: end, left: across - LANE / 2, right: across + LANE / 2 };
}

function boxOf(points: readonly Point[], margin: number): Box {
  if (!points.length) return { x: -margin, y: -margin, width: 2 * margin, height: 2 * margin };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/**
 * Lay tiles one after the other, the first with its entry to the left; `quarters` turns the whole by so
 * many quarters clockwise. Two teleport tiles are open ends: what lies between them is one line that
 * begins behind the second. Any list of tiles can be laid, whether it closes or not.
 */
export function layCourse(tiles: readonly Tile[], spaces: readonly Space[] = [], quarters = 0): Layout {
  const gates = tiles.flatMap(({ kind }, i) => (kind === 'teleport' ? [i] : []));
  const first = gates.length === 2 ? gates[1]! : 0;
  const order = tiles.map((_, i) => (first + i) % tiles.length);
  const begin = quarters * 90;
  let heading = begin;
  let centre: Point = { x: 0, y: 0 };
  const slabs: Slab[] = [];
  for (const index of order) {
    const tile = tiles[index]!;
    const turn = tile.shape === 'curve' ? (tile.turn === 'left' ? -1 : 1) : 0;
    const pivot = turn ? beside(centre, heading, -SIDE / 2, (turn * SIDE) / 2) : null;
    const leaves = heading + turn * 90;
    const paired = PAIRED.includes(tile.kind);
    const part = !paired ? '' : tiles[index - 1]?.kind === tile.kind ? 'second' : 'first';
    slabs[index] = { index, tile, centre, heading, leaves, turn, pivot, part, joined: { before: true, after: true } };
    heading = leaves;
    centre = beside(centre, heading, SIDE, 0);
  }
  const start = slabs[first];
  const closed = gates.length !== 2 && start !== undefined && Math.hypot(centre.x, centre.y) < 1 && (heading - begin) % 360 === 0;
  if (!closed && start) {
    const end = order[order.length - 1]!;
    slabs[first] = { ...slabs[first]!, joined: { ...slabs[first]!.joined, before: false } };
    slabs[end] = { ...slabs[end]!, joined: { ...slabs[end]!.joined, after: false } };
  }
  return new Layout(slabs, spaces, closed);
}
