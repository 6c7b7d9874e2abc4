/** Keyboard: arrows drive a vehicle step by step, or choose how far something goes; Enter sends it. */
import type { BoardProps } from '../../../lib/game';
import { isSection, vehicle, write, type ShiftView } from '../view';
import type { Choice } from './choice.svelte';

const ARROWS: Record<string, { along: 'row' | 'column'; by: number }> = {
  ArrowLeft: { along: 'row', by: -1 },
  ArrowRight: { along: 'row', by: 1 },
  ArrowUp: { along: 'column', by: -1 },
  ArrowDown: { along: 'column', by: 1 },
};

export class Keys {
  constructor(
    private readonly table: () => BoardProps<ShiftView>,
    private readonly choice: Choice,
    private readonly carry: (what: string, by: number) => void,
  ) {}

  down(event: KeyboardEvent, what: string): void {
    const { choice } = this;
    const table = this.table();
    if (!table.asked || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && (choice.pending || choice.what !== null)) {
      event.preventDefault();
      return choice.choose(null);
    }
    if (event.key === 'Backspace' && table.draft.length) {
      event.preventDefault();
      return table.back();
    }
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const alongRow = !isSection(what) && vehicle(table.view, what)?.along_row;
    if (arrow.along !== (alongRow ? 'row' : 'column')) return;
    if (!isSection(what) && !table.view.slide) return table.play(write(what, arrow.by));
    this.consider(what, arrow.by);
  }

  private consider(what: string, step: number): void {
    const { choice } = this;
    choice.what = what;
    const [back, forth] = choice.reach(what);
    const by = (choice.pending?.what === what ? choice.pending.by : 0) + step;
    if (by < back || by > forth) choice.refuse(what, by);
    else choice.consider(what, by);
  }

  /** Enter, Space, or a click that no pointer made. */
  press(event: MouseEvent, what: string): void {
    if (event.detail !== 0 || !this.table().asked) return;
    const { pending } = this.choice;
    if (pending?.what === what) this.carry(what, pending.by);
    else this.choice.toggle(what);
  }

  blur(what: string): void {
    if (this.choice.pending?.what === what) this.choice.consider(what, 0);
  }
}
