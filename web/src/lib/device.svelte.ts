/** A device that is handed around: whose turn it is to look, and whether hands are covered meanwhile. */
import type { Sitting } from './sitting.svelte';

const first = (sittings: readonly Sitting[], fits: (one: Sitting) => boolean): number | null => {
  const found = sittings.findIndex(fits);
  return found < 0 ? null : found;
};

export class Device {
  /** Which of the sittings is looked at. */
  at = $state(0);
  private hands = $state<'covered' | 'open'>('covered');

  /** The one that has to choose now. */
  private readonly due = $derived.by(() => first(this.sittings(), (one) => one.due));
  /** The same; when all have chosen unseen, the first of them. */
  readonly next = $derived.by(() => this.due ?? first(this.sittings(), (one) => one.asked));
  private readonly shared = $derived.by(() => this.sittings().length > 1);
  private readonly secret = $derived.by(() => this.shared && this.hides());
  readonly covered = $derived.by(() => this.secret && this.hands === 'covered');
  readonly sitting = $derived.by(() => this.sittings()[this.at] ?? this.sittings()[0]!);
  /** The one that the device should be handed to: whoever looks has nothing more to choose. */
  readonly passTo = $derived.by(() => {
    if (!this.secret || this.covered || this.due === this.at || this.sitting.due) return null;
    return this.due;
  });

  constructor(
    private readonly sittings: () => readonly Sitting[],
    /** Whether a seat sees what others do not. */
    private readonly hides: () => boolean,
  ) {
    $effect(() => {
      if (this.shared && this.next !== null && (!this.secret || this.covered)) this.at = this.next;
    });
  }

  /** The seat whose turn it is holds the device. */
  open(): void {
    this.hands = 'open';
  }

  /** The turn is done: cover everything for the next. */
  pass(): void {
    this.at = this.passTo ?? this.at;
    this.hands = 'covered';
  }
}
