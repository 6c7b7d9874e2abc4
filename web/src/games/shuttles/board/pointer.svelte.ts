/**
 * Pointer: a piece is tapped and then a landing, or dragged there; a shuttle is dragged by one notch or pressed
 * on an arrow. What is let go is one draft.
 */
import type { BoardProps } from '../../../lib/game';
import { clamp, distance, nearest, type Point } from '../../../lib/plane';
import { CELL, cellBox, middle, spotOf } from '../geometry';
import { notch, origin, read, type ShuttlesView, type Way } from '../view';
import type { Choice, Landing } from './choice.svelte';
import { pick, type Picked } from './pick';

/** So many pixels are still a tap. */
const STILL = 6;
/** A shuttle that was taken so far stays there. */
const ENOUGH = 0.4 * CELL;

interface Ground {
  readonly scale: number;
  unitsAt: (event: PointerEvent) => Point;
  hold: (pointer: number) => void;
  focus: (what: string) => void;
  /** The spaces on which those that can act are seen, and their names without the draft. */
  acting: () => ReadonlyMap<string, string>;
}

interface Drag {
  pointer: number;
  touch: boolean;
  from: Point;
  at: Point;
  moved: boolean;
  thing: NonNullable<Picked>;
}

export class Pointer {
  /** What lies under the mouse. */
  over = $state.raw<Picked>(null);
  private drag = $state.raw<Drag | null>(null);

  constructor(
    private readonly table: () => BoardProps<ShuttlesView>,
    private readonly choice: Choice,
    private readonly ground: Ground,
  ) {}

  /** The space of the piece that is being dragged, and where it is held. */
  readonly carried = $derived.by(() => {
    const { drag } = this;
    return drag?.moved && 'piece' in drag.thing ? { space: drag.thing.piece, at: drag.at } : null;
  });
  /** The shuttle that is being dragged, and how far. */
  readonly shoved = $derived.by(() => {
    const { drag } = this;
    return drag?.moved && 'shuttle' in drag.thing ? { shuttle: drag.thing.shuttle, by: this.reachOf(drag) } : null;
  });
  readonly dragging = $derived(this.carried !== null || this.shoved !== null);

  down(event: PointerEvent): void {
    if (event.button !== 0 || this.drag || !this.table().asked) return;
    const from = this.ground.unitsAt(event);
    const touch = event.pointerType === 'touch';
    const thing = this.pick(from, touch);
    if (!thing) return this.choice.letGo();
    this.drag = { pointer: event.pointerId, touch, from, at: from, moved: false, thing };
    if (event.target instanceof HTMLElement && !event.target.closest('button')) event.preventDefault();
  }

  move(event: PointerEvent): void {
    const at = this.ground.unitsAt(event);
    const { drag } = this;
    if (!drag) return this.hover(at, event.pointerType === 'touch');
    if (drag.pointer !== event.pointerId) return;
    if (!drag.moved) {
      const far = Math.hypot(at.x - drag.from.x, at.y - drag.from.y) * this.ground.scale;
      if ('landing' in drag.thing || far < STILL) return;
      this.ground.hold(event.pointerId);
      const what = this.nameOf(drag.thing);
      if (this.choice.what !== what && this.choice.acts(what)) this.choice.toggle(what);
    }
    this.drag = { ...drag, at, moved: true };
    this.table().onhint(this.wanted());
  }

  up(event: PointerEvent): void {
    const { drag } = this;
    if (!drag || drag.pointer !== event.pointerId) return;
    const wanted = this.wanted();
    this.cancel();
    const { thing } = drag;
    if (drag.moved) {
      if ('shuttle' in thing && wanted !== null) this.choice.shove(thing.shuttle, wanted.endsWith('<') ? 'left' : 'right');
      else if (wanted !== null) this.choice.draft(wanted);
      return;
    }
    if ('landing' in thing) return this.choice.draft(thing.landing.move);
    const what = this.nameOf(thing);
    this.ground.focus(what);
    if ('shuttle' in thing && thing.way) this.choice.shove(thing.shuttle, thing.way);
    else this.choice.toggle(what);
  }

  cancel(): void {
    this.drag = null;
    this.table().onhint(null);
  }

  leave(): void {
    if (this.over) this.table().onhint(null);
    this.over = null;
  }

  /** What letting go now would do. */
  private wanted(): string | null {
    const { drag } = this;
    if (!drag?.moved) return null;
    if ('shuttle' in drag.thing) {
      const by = this.reachOf(drag);
      return Math.abs(by) < ENOUGH ? null : notch(drag.thing.shuttle, by < 0 ? 'left' : 'right');
    }
    return this.landingAt(drag.at)?.move ?? null;
  }

  private landingAt(at: Point): Landing | undefined {
    return nearest(at, this.choice.landings, ({ spot }) => cellBox(spot), CELL * 0.45);
  }

  /** How far a shuttle follows the pointer: one notch, and only where it can go. */
  private reachOf({ thing, from, at }: Drag): number {
    const ways: readonly Way[] = 'shuttle' in thing ? this.choice.ways(thing.shuttle) : [];
    return clamp(at.x - from.x, ways.includes('left') ? -CELL : 0, ways.includes('right') ? CELL : 0);
  }

  private nameOf(thing: NonNullable<Picked>): string {
    if ('landing' in thing) return origin(thing.landing.move) ?? '';
    return 'shuttle' in thing ? String(thing.shuttle) : (this.ground.acting().get(thing.piece) ?? thing.piece);
  }

  private hover(at: Point, touch: boolean): void {
    if (touch) return;
    const was = this.over;
    const now = this.table().asked ? this.pick(at, false) : null;
    this.over = now && 'shuttle' in now && !this.choice.ways(now.shuttle).length ? null : now;
    const hint = this.hintOf(this.over);
    if (hint !== this.hintOf(was)) this.table().onhint(hint);
  }

  private hintOf(thing: Picked): string | null {
    if (thing && 'landing' in thing) return thing.landing.move;
    if (!thing || !('shuttle' in thing) || !thing.way || this.table().draft.length) return null;
    return notch(thing.shuttle, thing.way);
  }

  private pick(at: Point, touch: boolean): Picked {
    const { view, draft } = this.table();
    const drafted = read(draft[0] ?? '');
    const stands = drafted && 'end' in drafted ? middle(spotOf(drafted.end, view, view.offsets)) : null;
    // The piece lies on its drafted landing: there it is taken itself.
    const landings = this.choice.landings.filter(({ spot }) => !stands || distance(stands, cellBox(spot)) > 0);
    const pieces = [...this.ground.acting().keys()];
    return pick(at, touch, this.ground.scale, { view, landings, pieces, ways: (shuttle) => this.choice.ways(shuttle) });
  }
}
