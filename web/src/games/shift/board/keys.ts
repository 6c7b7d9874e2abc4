/** Keyboard: arrows move what is chosen, as they are seen; letters choose, and move what has only one step to make. Enter and Backspace are the frame's. */
import type { BoardProps } from '../../../lib/game';
import { unturnedPoint, type Turn } from '../geometry';
import { HEROES, isSection, read, SECTIONS, vehicle, write, type ShiftView } from '../view';
import type { Choice } from './choice.svelte';

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A draft with one more step of a thing. A slide or a shift that was just made goes on from where it led. */
export function stepped(what: string, step: number, draft: readonly string[]): string[] {
  const last = read(draft.at(-1) ?? '');
  const shifted = last?.kind === 'shift' && last.section === what;
  const slid = last?.kind === 'drive' && last.name === what && draft[0] === 'SL';
  if (!last || !(shifted || slid)) return [...draft, write(what, step)];
  const by = last.by + step;
  return [...draft.slice(0, -1), ...(by === 0 ? [] : [write(what, by)])];
}

export class Keys {
  constructor(
    private readonly table: () => BoardProps<ShiftView>,
    private readonly choice: Choice,
    private readonly turn: () => Turn,
    private readonly focus: (what: string) => void,
    private readonly carry: (what: string, by: number) => void,
  ) {}

  /** A key on the button of a vehicle or a section. */
  down(event: KeyboardEvent, what: string): void {
    if (!this.table().asked || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && this.choice.what !== null) {
      event.preventDefault();
      return this.choice.choose(null);
    }
    if (event.key in ARROWS) {
      event.preventDefault();
      this.arrow(event.key, what, event.shiftKey);
    }
  }

  /** A key that nothing else has taken; returns whether it meant something. */
  anywhere(key: string, far: boolean): boolean {
    if (!this.table().asked) return false;
    if (key in ARROWS) {
      const what = this.choice.what ?? this.hero();
      this.focus(what);
      this.arrow(key, what, far);
      return true;
    }
    const what = this.named(key);
    if (what === null) return false;
    this.focus(what);
    if (this.choice.what === what) return true;
    this.choice.toggle(what);
    const only = this.only(what);
    if (only) this.carry(what, only);
    return true;
  }

  /** The one step that a thing can make, if there is no other: then it need not be told where to. */
  private only(what: string): number {
    const [back, forth] = this.choice.reach(what);
    return forth - back === 1 ? back + forth : 0;
  }

  /** One step, or as far as it goes. */
  private arrow(key: string, what: string, far: boolean): void {
    const { table, choice } = this;
    const { x, y } = unturnedPoint(ARROWS[key]!, this.turn());
    const alongRow = !isSection(what) && vehicle(table().view, what)?.along_row;
    const step = Math.sign(alongRow ? x : y);
    if (step === 0) return;
    if (choice.what !== what && choice.acts(what)) choice.choose(what);
    const by = far ? this.choice.reach(what)[step > 0 ? 1 : 0] : 0;
    if (by) return this.carry(what, by);
    table().redraft?.((draft) => stepped(what, step, draft));
  }

  /** The own hero. */
  hero(): string {
    return HEROES[this.table().seat === 1 ? 1 : 0];
  }

  private named(key: string): string | null {
    if (key === '0') return this.hero();
    const names = [...this.table().view.vehicles.filter(({ off }) => !off).map(({ name }) => name), ...SECTIONS];
    return names.find((name) => name === key) ?? names.find((name) => name === key.toUpperCase()) ?? null;
  }

  /** Enter, Space, or a click that no pointer made. */
  press(event: MouseEvent, what: string): void {
    if (event.detail === 0 && this.table().asked) this.choice.toggle(what);
  }
}
