/** The board that is being drawn, and what the server says of it after each change. */
import { Judge } from '../../../lib/judge.svelte';
import { SHUTTLES } from '../view';
import { USUAL, written } from '../usual';
import { frameOf, fromFragment, planOf, slotsOf, toFragment, twinOf, uneven, type Plan } from './plan';

export class Sketch {
  plan = $state.raw<Plan>(planOf(USUAL));
  /** Whether each change is made in the other half too. */
  paired = $state(true);
  private past = $state.raw<readonly Plan[]>([]);

  readonly frame = $derived(frameOf(this.plan));
  readonly board = $derived(written('own', this.frame));
  readonly fragment = $derived(toFragment(this.plan));
  readonly uneven = $derived(uneven(this.plan));
  readonly judge = new Judge('shuttles', () => ({ board: this.board }));
  /** The pairs of shuttles that differ, from south to north. */
  readonly pairs = $derived([...new Set(this.uneven.map((each) => Number(each[0])))].filter((k) => k < SHUTTLES / 2).map((k) => [k + 1, SHUTTLES - k] as const));

  constructor(fragment: string) {
    this.plan = fromFragment(fragment) ?? this.plan;
  }

  get undoes(): boolean {
    return this.past.length > 0;
  }

  change(plan: Plan): void {
    this.past = [...this.past, this.plan];
    this.plan = plan;
  }

  undo(): void {
    this.plan = this.past.at(-1) ?? this.plan;
    this.past = this.past.slice(0, -1);
  }

  /** Put a barrier there or take it away. */
  toggle(shuttle: number, slot: number): void {
    const wall = !this.plan.walls[shuttle]?.[slot];
    const set = [[shuttle, slot], ...(this.paired ? [twinOf(this.plan.width, shuttle, slot)] : [])];
    const walls = this.plan.walls.map((each, k) => each.map((old, at) => (set.some(([one, there]) => one === k && there === at) ? wall : old)));
    this.change({ ...this.plan, walls });
  }

  /** Give a shuttle to the other player, and its twin the other way round. */
  swap(shuttle: number): void {
    const other: Record<string, string> = { south: 'north', north: 'south', centre: 'centre' };
    const owners = this.plan.owners.map((owner, k) => (k === shuttle || k === SHUTTLES - 1 - shuttle ? other[owner]! : owner));
    this.change({ ...this.plan, owners });
  }

  /** Make rows of another width, without barriers. */
  widen(width: number): void {
    this.change({ ...this.plan, width, walls: this.plan.owners.map(() => slotsOf(width).map(() => false)) });
  }

  clear(): void {
    this.widen(this.plan.width);
  }

  /** Make the north half what the south half is after a half turn. */
  mirror(): void {
    const { width, walls } = this.plan;
    const centre = (SHUTTLES - 1) / 2;
    const from = (k: number, slot: number) => {
      const [other, there] = twinOf(width, k, slot);
      return k > centre || (k === centre && slot > there) ? walls[other]?.[there] : walls[k]?.[slot];
    };
    this.change({ ...this.plan, walls: walls.map((each, k) => each.map((_, slot) => from(k, slot) ?? false)) });
  }
}
