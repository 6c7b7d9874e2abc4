/** Mouse and finger: a thing is dragged along its line, or chosen and then sent to a target. */
import type { BoardProps } from '../../../lib/game';
import { CELL, clamp, follow, type Point } from '../geometry';
import { isSection, offset, vehicle, type ShiftView } from '../view';
import type { Choice } from './choice.svelte';
import { pick, type Picked } from './pick';

/** Pixels that a pointer may tremble before it drags. */
const STILL = 5;
/** How long a thing stays where it was let go if the table does not answer, in milliseconds. */
const PATIENCE = 900;

/** The drawn table, as far as pointers are concerned. */
export interface Ground {
  readonly scale: number;
  /** Whether a finger on it moves the picture, except where it holds a thing. */
  readonly pans: boolean;
  unitsAt: (event: PointerEvent) => Point;
  holds: (event: PointerEvent, what: string) => boolean;
  /** Something is held at this place of the window; null: it was let go. */
  lead: (at: { x: number; y: number } | null) => void;
  /** Take all further events of this pointer. */
  hold: (pointer: number) => void;
  focus: (what: string) => void;
}

interface Drag {
  what: string;
  pointer: number;
  from: Point;
  touch: boolean;
  /** Whether it can only be tapped: a finger that goes on from here moves the picture. */
  still: boolean;
  moved: boolean;
  units: number;
  target: number | null;
}

export class Pointer {
  /** What lies under the mouse and can act. */
  over = $state<string | null>(null);
  private drag = $state<Drag | null>(null);
  private at: PointerEvent | null = null;
  /** A thing that was let go, drawn where it was let go until the table has answered. */
  private held = $state.raw<{ what: string; units: number; stood: string } | null>(null);

  readonly dragged = $derived(this.drag?.moved ? this.drag.what : null);

  constructor(
    private readonly table: () => BoardProps<ShiftView>,
    private readonly choice: Choice,
    private readonly ground: Ground,
  ) {}

  /** How far a thing is drawn from where the view has it, in units along its line. */
  shiftedBy(what: string): number {
    if (this.drag?.moved && this.drag.what === what) {
      return follow(this.drag.units, ...this.choice.reach(what));
    }
    if (this.held?.what === what && this.held.stood === stand(what, this.table().view)) return this.held.units;
    return 0;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || this.drag || !this.table().asked) return;
    const from = this.ground.unitsAt(event);
    const touch = event.pointerType === 'touch';
    const thing = this.pick(from, touch);
    if (!thing) return this.choice.choose(null);
    const started = { pointer: event.pointerId, from, touch, moved: false, units: 0 };
    if ('target' in thing) this.drag = { ...started, what: this.choice.what ?? '', target: thing.target, still: true };
    else {
      const still = touch && this.ground.pans && !this.ground.holds(event, thing.what);
      this.drag = { ...started, what: thing.what, target: null, still };
      this.ground.focus(thing.what);
    }
    if (event.target instanceof HTMLElement && !event.target.closest('button')) event.preventDefault();
  }

  move(event: PointerEvent): void {
    const at = this.ground.unitsAt(event);
    const { drag, choice } = this;
    if (!drag) return this.hover(at, event.pointerType === 'touch');
    if (drag.pointer !== event.pointerId) return;
    const alongRow = !isSection(drag.what) && vehicle(this.table().view, drag.what)?.along_row;
    const [dx, dy] = [at.x - drag.from.x, at.y - drag.from.y];
    const units = alongRow ? dx : dy;
    if (!drag.moved) {
      if (drag.still || Math.max(Math.abs(dx), Math.abs(dy)) * this.ground.scale < STILL) return;
      drag.moved = true;
      this.ground.hold(event.pointerId);
      if (choice.what !== drag.what) choice.what = null;
    }
    drag.units = units;
    this.at = event;
    this.ground.lead({ x: event.clientX, y: event.clientY });
    choice.hint(drag.what, clamp(Math.round(units / CELL), ...choice.reach(drag.what)));
  }

  up(event: PointerEvent): void {
    if (!this.drag || this.drag.pointer !== event.pointerId) return;
    const { what, moved, units, target, touch } = this.drag;
    if (!moved) {
      this.drag = null;
      if (target === null) return this.choice.toggle(what);
      const again = this.pick(this.ground.unitsAt(event), touch);
      if (again && 'target' in again && again.target === target) this.carry(what, target);
      return;
    }
    const wanted = Math.round(units / CELL);
    this.cancel();
    const by = clamp(wanted, ...this.choice.reach(what));
    if (by) this.carry(what, by);
    else if (wanted) this.choice.refuse(what, wanted);
  }

  /** The picture has moved under the pointer. */
  panned(): void {
    if (this.drag?.moved && this.at) this.move(this.at);
  }

  cancel(): void {
    this.drag = null;
    this.ground.lead(null);
    this.table().onhint(null);
  }

  leave(): void {
    this.over = null;
    this.choice.hover(null);
  }

  /** Make the move, and leave the thing where it was let go until the table has answered. */
  carry(what: string, by: number): void {
    const here = { what, units: by * CELL, stood: stand(what, this.table().view) };
    this.held = here;
    setTimeout(() => {
      if (this.held === here) this.held = null;
    }, PATIENCE);
    this.choice.carry(what, by);
  }

  private hover(at: Point, touch: boolean): void {
    if (touch) return;
    const thing = this.pick(at, false);
    this.over = thing && 'what' in thing && this.choice.acts(thing.what) ? thing.what : null;
    this.choice.hover(thing && 'target' in thing ? thing.target : null);
  }

  private pick(at: Point, touch: boolean): Picked {
    return pick(at, touch, this.ground.scale, this.table().view, this.choice.targets);
  }
}

/** Where a thing stands, as a text to compare with where it stands later. */
function stand(what: string, view: ShiftView): string {
  if (isSection(what)) return String(offset(view, what));
  const one = vehicle(view, what);
  return one ? `${one.row} ${one.column} ${one.off}` : '';
}
