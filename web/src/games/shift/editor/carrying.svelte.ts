/** Mouse and finger: a vehicle is carried over the road, and lands where there is room. */
import { boxOf, CELL, clamp, COLUMNS, distance, nearest, ROWS, type Point } from '../geometry';
import { clash, fresh, type Kind, type Piece } from './setup';
import type { Sketch } from './sketch.svelte';

/** How far from a vehicle it is still taken, and how far a pointer may tremble, in pixels. */
const FINGER = 22;
const MOUSE = 4;
const STILL = 5;
const GRID = { x: 0, y: 0, width: COLUMNS * CELL, height: ROWS * CELL };

/** The drawn road, as far as pointers are concerned. */
export interface Ground {
  readonly scale: number;
  unitsAt: (event: PointerEvent) => Point;
  /** Something is held at this place of the window; null: it was let go. */
  lead: (at: { x: number; y: number } | null) => void;
}

interface Carried {
  piece: Piece;
  isNew: boolean;
  pointer: number;
  /** Where on the piece the pointer holds it, in units from its first corner. */
  grip: Point;
  from: Point;
  at: Point;
  /** Where the pointer is, for what is drawn under it and for the road that moves on. */
  event: PointerEvent;
  moved: boolean;
  land: Piece | null;
  outside: boolean;
}

export class Carrying {
  private carried = $state.raw<Carried | null>(null);
  private tapped: string | null = null;
  private justCarried = false;
  ground: Ground | null = null;

  /** What is on its way, once it has moved. */
  readonly now = $derived(this.carried?.moved ? this.carried : null);

  constructor(private readonly sketch: Sketch) {}

  /** Take a vehicle that stands on the road. */
  grab(event: PointerEvent): void {
    if (event.button !== 0 || !this.ground) return;
    const at = this.ground.unitsAt(event);
    const reach = (event.pointerType === 'touch' ? FINGER : MOUSE) / this.ground.scale;
    const { vehicles, pieces } = this.sketch;
    const one = vehicles.find((each) => distance(at, boxOf(each)) === 0) ?? nearest(at, vehicles, boxOf, reach);
    const piece = pieces.find((each) => each.name === one?.name);
    if (!piece) return void (this.sketch.chosen = null);
    this.sketch.focus(piece.name);
    // Beside a vehicle a finger moves the road; what it only taps is chosen.
    if (event.pointerType === 'touch' && event.target !== this.sketch.buttons[piece.name]) {
      this.tapped = piece.name;
      return;
    }
    const grip = { x: at.x - piece.column * CELL, y: at.y - piece.row * CELL };
    this.begin(event, { piece, isNew: false, grip, at, land: piece, outside: false });
  }

  /** Take a new vehicle from the shelf. */
  take(event: PointerEvent, kind: Kind): void {
    const piece = fresh(this.sketch.pieces, kind);
    if (event.button !== 0 || !piece || !this.ground) return;
    const at = this.ground.unitsAt(event);
    this.begin(event, { piece, isNew: true, grip: { x: CELL / 2, y: CELL / 2 }, at, land: null, outside: true });
  }

  private begin(event: PointerEvent, what: Omit<Carried, 'pointer' | 'from' | 'event' | 'moved'>): void {
    this.carried = { ...what, pointer: event.pointerId, from: what.at, event, moved: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const { carried, ground } = this;
    if (!carried || !ground || carried.pointer !== event.pointerId) return;
    const at = ground.unitsAt(event);
    const moved = carried.moved || Math.hypot(at.x - carried.from.x, at.y - carried.from.y) * ground.scale > STILL;
    const outside = distance(at, GRID) > CELL;
    this.carried = { ...carried, at, event, moved, outside, land: outside ? null : this.landing(carried, at) };
    ground.lead(moved && !outside ? { x: event.clientX, y: event.clientY } : null);
  }

  /** The road has moved under the pointer. */
  panned(): void {
    if (this.now) this.move(this.now.event);
  }

  /** Where it would land: the cell under the pointer, or the last one that was free. */
  private landing({ piece, grip, outside, land }: Carried, at: Point): Piece | null {
    const tried = {
      ...piece,
      row: clamp(Math.round((at.y - grip.y) / CELL), 0, ROWS - (piece.along_row ? 1 : piece.length)),
      column: clamp(Math.round((at.x - grip.x) / CELL), 0, COLUMNS - (piece.along_row ? piece.length : 1)),
    };
    if (!clash(this.sketch.pieces, tried)) return tried;
    return outside ? null : land;
  }

  drop(event: PointerEvent): void {
    if (this.tapped !== null) this.sketch.toggle(this.tapped);
    if (!this.carried || this.carried.pointer !== event.pointerId) return this.cancel();
    const { piece, moved, land, isNew, outside } = this.carried;
    this.cancel();
    this.justCarried = moved;
    if (!moved && !isNew) this.sketch.toggle(piece.name);
    else if (moved && land) this.sketch.place(land);
    else if (moved && !isNew && outside) this.sketch.remove(piece.name);
  }

  cancel(): void {
    this.carried = null;
    this.tapped = null;
    this.ground?.lead(null);
  }

  /** A press on the shelf that was not the end of a drag. */
  press(kind: Kind): void {
    if (!this.justCarried) this.sketch.add(kind);
    this.justCarried = false;
  }
}
