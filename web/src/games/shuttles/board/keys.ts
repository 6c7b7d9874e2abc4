/** Keyboard: arrows move what is chosen, as they are seen; digits choose a shuttle, P the next piece. */
import type { BoardProps } from '../../../lib/game';
import { unturnedPoint, type Point, type Turn } from '../../../lib/plane';
import { middle, spotOf } from '../geometry';
import { isShuttle, read, type ShuttlesView } from '../view';
import type { Choice } from './choice.svelte';

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class Keys {
  constructor(
    private readonly table: () => BoardProps<ShuttlesView>,
    private readonly choice: Choice,
    private readonly turn: () => Turn,
    private readonly focus: (what: string) => void,
    /** The own pieces that can act, in reading order, by their space without the draft. */
    private readonly pieces: () => readonly string[],
  ) {}

  /** A key on the button of a piece or a shuttle. */
  down(event: KeyboardEvent, what: string): void {
    if (!this.table().asked || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && this.choice.what !== null) {
      event.preventDefault();
      return this.choice.letGo();
    }
    if (event.key in ARROWS) {
      event.preventDefault();
      this.arrow(event.key, what, event.shiftKey);
    }
  }

  /** A key that nothing else has taken; returns whether it meant something. */
  anywhere(key: string, far: boolean): boolean {
    if (!this.table().asked) return false;
    const what = key in ARROWS ? (this.choice.what ?? this.next()) : this.named(key);
    if (what === null) return false;
    this.focus(what);
    if (key in ARROWS) this.arrow(key, what, far);
    else if (this.choice.what !== what) this.choice.toggle(what);
    return true;
  }

  /** Enter, Space, or a click that no pointer made. */
  press(event: MouseEvent, what: string): void {
    if (event.detail === 0 && this.table().asked) this.choice.toggle(what);
  }

  private named(key: string): string | null {
    if (/^[1-7]$/.test(key)) return key;
    return key.toLowerCase() === 'p' ? this.next() : null;
  }

  /** The piece after the chosen one. */
  private next(): string | null {
    const all = this.pieces();
    return all[(all.indexOf(this.choice.what ?? '') + 1) % all.length] ?? null;
  }

  private arrow(key: string, what: string, far: boolean): void {
    const way = unturnedPoint(ARROWS[key]!, this.turn());
    if (isShuttle(what)) {
      if (way.x !== 0) this.choice.shove(Number(what), way.x < 0 ? 'left' : 'right');
      return;
    }
    if (this.choice.what !== what && this.choice.acts(what)) this.choice.toggle(what);
    const wanted = this.stepped(what, way, far);
    if (wanted !== undefined) this.choice.draft(wanted);
  }

  /** The next landing that way, from where the piece is drawn or else from where it stands; null: back again. */
  private stepped(start: string, way: Point, far: boolean): string | null | undefined {
    const { base, draft } = this.table();
    const from = middle(spotOf(start, base, base.offsets));
    const drafted = read(draft[0] ?? '');
    const at = drafted && 'end' in drafted && drafted.start === start ? middle(spotOf(drafted.end, base, base.offsets)) : from;
    const places = [{ move: null, at: from }, ...this.choice.landingsOf(start).map(({ move, spot }) => ({ move, at: middle(spot) }))];
    const ahead = (origin: Point) =>
      places
        .map((one) => ({ ...one, far: (one.at.x - origin.x) * way.x + (one.at.y - origin.y) * way.y }))
        .filter((one) => one.far > 1 && Math.abs((one.at.x - origin.x) * way.y) + Math.abs((one.at.y - origin.y) * way.x) < 1)
        .sort((a, b) => a.far - b.far);
    const along = (at.x - from.x) * way.x + (at.y - from.y) * way.y !== 0;
    return ahead(along ? at : from).at(far ? -1 : 0)?.move;
  }
}
