/** What is painted on the road: lines, kerbs and where lanes end, worked out from the spaces. */
import { HALF, LANE, LONG, shortName, unit, type Layout, type Slab, type Space } from './geometry';

/** From where to where a lane has spaces. */
export type Run = readonly [from: number, to: number];

const LANES = ['L', 'M', 'R'] as const;
type LaneName = (typeof LANES)[number];
export const ACROSS: Readonly<Record<LaneName, number>> = { L: -LANE, M: 0, R: LANE };

export interface Paint {
  /** All asphalt of the tile. */
  asphalt: string;
  /** Stretches where a lane is missing. */
  gravel: string;
  /** Lines at the edge of the road, between lanes, and between the spaces of a lane. */
  edges: string;
  lanes: string;
  spaces: string;
  /** Checkpoint lines, or the start line of tile 01. */
  checkpoint: string;
  start: string;
  /** Where a lane ends or begins: a barrier. */
  barriers: string;
  /** The kerb outside a curve. */
  kerb: string;
  /** The spaces from which a lane runs into its neighbour: 1 to the right, -1 to the left. */
  arrows: { space: Space; side: 1 | -1 }[];
}

const isLane = (lane: string): lane is LaneName => lane in ACROSS;

/** The runs of a lane on a tile; a tile of which no space is known is taken to be whole. */
function runsOf(spaces: readonly Space[], lane: LaneName): Run[] {
  if (!spaces.length) return [[-6, 66]];
  const runs: [number, number][] = [];
  const own = spaces.filter((space) => space.lane === lane && space.start < space.end).sort((a, b) => a.start - b.start);
  for (const { start, end } of own) {
    const last = runs.at(-1);
    if (last && last[1] === start) last[1] = end;
    else runs.push([start, end]);
  }
  return runs;
}

const inside = (runs: readonly Run[], at: number): boolean => runs.some(([from, to]) => from < at && at < to);

/** All that is painted on one tile. */
export function paintOf(layout: Layout, slab: Slab): Paint {
  const here = layout.spaces.filter(({ tile }) => tile === slab.index);
  const made: Paint = { asphalt: '', gravel: '', edges: '', lanes: '', spaces: '', checkpoint: '', start: '', barriers: '', kerb: '', arrows: [] };
  if (slab.tile.kind === 'bridge3d') return made;
  const tile = slab.index;
  const runs = Object.fromEntries(LANES.map((lane) => [lane, runsOf(here, lane)])) as Record<LaneName, Run[]>;
  for (const lane of LANES) {
    const [left, right] = [ACROSS[lane] - LANE / 2, ACROSS[lane] + LANE / 2];
    for (const [from, to] of runs[lane]) made.asphalt += layout.band({ tile, from, to, left, right });
    // Where water or trees lie, nothing else says that the lane ends.
    if (slab.tile.kind !== 'plain' && slab.tile.kind !== 'start') continue;
    for (const [from, to] of gaps(runs[lane])) made.gravel += layout.band({ tile, from, to, left, right });
    for (const at of stops(runs[lane])) made.barriers += layout.cross(tile, at, left + 3, right - 3);
  }
  const ends = [...new Set(LANES.flatMap((lane) => runs[lane].flat()))].sort((a, b) => a - b);
  for (const [i, across] of [-HALF, -LANE / 2, LANE / 2, HALF].entries()) {
    const [left, right] = [LANES[i - 1], LANES[i]];
    ends.slice(1).forEach((to, k) => {
      const from = ends[k]!;
      const middle = (from + to) / 2;
      const there = [left, right].filter((lane) => lane && inside(runs[lane], middle)).length;
      const line = layout.line(tile, from, to, across);
      if (there === 2) made.lanes += line;
      else if (there === 1) made.edges += layout.line(tile, from, to, across + (left && inside(runs[left], middle) ? -1.6 : 1.6));
    });
  }
  for (const space of here) {
    const { lane, start, end } = space;
    if (!isLane(lane) || start === end) continue;
    const [left, right] = [ACROSS[lane] - LANE / 2, ACROSS[lane] + LANE / 2];
    const line = layout.cross(tile, start, left + 1, right - 1);
    if (!space.marks.includes('line')) made.spaces += line;
    else if (layout.slabs[tile - 1]?.tile.kind === 'start' && start < 0) made.start += line;
    else made.checkpoint += line;
    const to = here.find(({ name }) => space.next.length === 1 && name === space.next[0]);
    if (to && isLane(to.lane) && to.lane !== lane) made.arrows.push({ space, side: ACROSS[to.lane] > ACROSS[lane] ? 1 : -1 });
  }
  if (slab.turn) made.kerb = layout.line(tile, 0, LONG, -slab.turn * (HALF + 2.6));
  return made;
}

/** Where a lane is missing between two of its runs, or to the end of the tile. */
function gaps(runs: readonly Run[]): Run[] {
  const found: Run[] = runs.slice(1).map(([from], i) => [runs[i]![1], from]);
  const last = runs.at(-1);
  return last && last[1] < 66 ? [...found, [last[1], 66]] : found;
}

/** Where a lane stops or begins within its tile. */
function stops(runs: readonly Run[]): number[] {
  return gaps(runs).flatMap(([from, to]) => [from + 1.4, to - 1.4]);
}

/** The grid places of a start tile, from place 1 on. */
export function gridOf(layout: Layout): Space[] {
  return layout.spaces.filter(({ marks }) => marks.includes('grid')).sort((a, b) => b.end - a.end);
}

/** The portals of the tile reached first, then of the other, each from left to right. */
export function portalsOf(layout: Layout): [Space[], Space[]] {
  const all = layout.spaces.filter(({ name }) => /^[LMR][ab]$/.test(shortName(name)));
  return [all.filter(({ start }) => start > LONG / 2), all.filter(({ start }) => start < LONG / 2)];
}

/** An offset of the whole picture, as a part that is turned so far has to see it: light falls from one side everywhere. */
export function upright(x: number, y: number, heading: number): readonly [x: number, y: number] {
  const { x: along, y: across } = unit(-heading);
  return [x * along - y * across, x * across + y * along];
}

/** The same few numbers between 0 and 1 for the same text, so that a tile always looks alike. */
export function scatter(text: string, count: number): number[] {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 65521;
  return [...Array(count).keys()].map(() => {
    seed = (seed * 16807 + 11) % 65521;
    return seed / 65521;
  });
}
