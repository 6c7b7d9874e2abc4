/** A tile on its way: from the shelf onto the course, from one place of the course to another, or off it. */
import { beside, SIDE, type Layout, type Point } from '../course/geometry';
import type { Sketch } from './sketch.svelte';

/** How far a pointer moves before it carries. */
const SLACK = 6;

/** Where a tile would go: before the one at this place, and where that is seen. */
export interface Landing {
  at: number;
  point: Point;
}

interface Load {
  tokens: readonly string[];
  /** The tile of the course that is carried; null for one from the shelf. */
  id: number | null;
  from: Point;
  x: number;
  y: number;
  moved: boolean;
}

/** Where the open end of a course leads; null where it is closed or ends at portals. */
export function openEnd({ slabs, closed }: Layout): Point | null {
  const last = slabs.at(-1);
  if (closed || !last || slabs.filter(({ tile }) => tile.kind === 'teleport').length === 2) return null;
  return beside(last.centre, last.leaves, SIDE, 0);
}

export class Carrying {
  /** The ground tells how a pointer's place is a point of the course, and what lies there. */
  ground: { pointAt: (event: PointerEvent) => Point; layout: () => Layout } | null = null;
  private load = $state.raw<Load | null>(null);
  readonly now = $derived(this.load?.moved ? this.load : null);
  landing = $state.raw<Landing | null>(null);
  /** A click that ends a drag is none. */
  private dragged = false;

  constructor(private readonly sketch: Sketch) {}

  grab(event: PointerEvent, tokens: readonly string[], id: number | null): void {
    if (event.button !== 0) return;
    // A finger scrolls the page, but for the tile that it has chosen before.
    if (event.pointerType === 'touch' && (id === null || this.sketch.chosen !== id)) return;
    this.dragged = false;
    this.load = { tokens, id, from: { x: event.clientX, y: event.clientY }, x: event.clientX, y: event.clientY, moved: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const { load } = this;
    if (!load) return;
    const far = Math.hypot(event.clientX - load.from.x, event.clientY - load.from.y) > SLACK;
    const fixed = load.id !== null && this.sketch.pieces[0]?.id === load.id;
    this.load = { ...load, x: event.clientX, y: event.clientY, moved: !fixed && (load.moved || far) };
    this.landing = this.now ? this.find(event) : null;
  }

  drop(): void {
    const { load, landing } = this;
    this.cancel();
    if (!load?.moved) return;
    this.dragged = true;
    if (load.id === null) {
      if (landing) this.sketch.add(load.tokens, landing.at);
    } else if (!landing) this.sketch.remove(load.id);
    else {
      const from = this.sketch.pieces.findIndex(({ id }) => id === load.id);
      this.sketch.move(load.id, landing.at > from ? landing.at - 1 : landing.at);
      void this.sketch.choose(load.id);
    }
  }

  cancel(): void {
    this.load = null;
    this.landing = null;
  }

  /** Whether a click is one, and not the end of a drag. */
  clicked(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return !was;
  }

  private find(event: PointerEvent): Landing | null {
    if (!this.ground) return null;
    const point = this.ground.pointAt(event);
    const layout = this.ground.layout();
    const end = openEnd(layout);
    const near = (one: Point) => Math.hypot(one.x - point.x, one.y - point.y);
    const [slab] = [...layout.slabs].sort((a, b) => near(a.centre) - near(b.centre));
    if (end && (!slab || near(end) < near(slab.centre)) && near(end) < SIDE) return { at: layout.slabs.length, point: end };
    if (!slab || near(slab.centre) > SIDE) return null;
    const [entry, exit] = [beside(slab.centre, slab.heading, -SIDE / 2, 0), beside(slab.centre, slab.leaves, SIDE / 2, 0)];
    const before = slab.index > 0 && near(entry) < near(exit);
    return { at: before ? slab.index : slab.index + 1, point: before ? entry : exit };
  }
}
