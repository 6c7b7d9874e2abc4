/** The course that is being built: its tiles, the one that is chosen, what was there before, and what the server says of it. */
import { tick } from 'svelte';
import { checkOptions } from '../../../lib/api';
import { Judge } from '../../../lib/judge.svelte';
import { layCourse } from '../course/geometry';
import { flipped, MOST, numberOf, sceneOf, tilesOf, turned } from './plan';

const KEPT = 99;
const FIRST = ['01', '02', '03', '08', '04', '07'];

/** A tile of the course; it keeps its id wherever it is put. */
export interface Piece {
  id: number;
  token: string;
}

export class Sketch {
  pieces = $state.raw<readonly Piece[]>([]);
  /** The id of the chosen tile. */
  chosen = $state<number | null>(null);
  /** A word on what was just done, or could not be done. */
  note = $state('');
  cars = $state(4);
  buttons = $state<Record<number, HTMLElement | null>>({});
  private past = $state.raw<readonly (readonly Piece[])[]>([]);
  private lastId = 0;

  readonly tokens = $derived(this.pieces.map(({ token }) => token));
  readonly text = $derived(this.tokens.join(' '));
  readonly scene = $derived(sceneOf(this.tokens));
  readonly judge = new Judge('bash', () => ({ course: this.text }));
  readonly at = $derived(this.pieces.findIndex(({ id }) => id === this.chosen));
  readonly current = $derived(this.pieces[this.at]);
  readonly canUndo = $derived(this.past.length > 0);
  readonly used = $derived(new Set(this.tokens.map(numberOf)));

  constructor(fragment: string) {
    this.pieces = this.fresh(tilesOf(fragment) ?? FIRST);
  }

  /** The course as it lies, turned by so many quarters. */
  layout(quarters: number) {
    return layCourse(this.scene.tiles, this.scene.spaces, quarters);
  }

  private fresh(tokens: readonly string[]): Piece[] {
    return tokens.map((token) => ({ id: ++this.lastId, token }));
  }

  private change(pieces: readonly Piece[]): void {
    this.past = [...this.past.slice(-KEPT), this.pieces];
    this.pieces = pieces;
    this.note = '';
  }

  /** Build these tiles instead. */
  load(tokens: readonly string[]): void {
    this.change(this.fresh(tokens));
    this.chosen = null;
  }

  undo(): void {
    this.pieces = this.past.at(-1) ?? this.pieces;
    this.past = this.past.slice(0, -1);
    this.chosen = null;
    this.note = '';
  }

  clear(): void {
    this.load(this.tokens.slice(0, 1));
  }

  async choose(id: number | null, focus = false): Promise<void> {
    this.chosen = id;
    await tick();
    if (focus && id !== null) this.buttons[id]?.focus({ preventScroll: true });
  }

  toggle(id: number): void {
    this.chosen = this.chosen === id ? null : id;
  }

  /** Put tiles in, before the one at this place; without a place after the chosen one, else at the end. */
  add(tokens: readonly string[], at = this.at < 0 ? this.pieces.length : this.at + 1): void {
    const added = this.fresh(tokens);
    if (this.pieces.length + added.length > MOST) return;
    const place = Math.max(1, at);
    this.change([...this.pieces.slice(0, place), ...added, ...this.pieces.slice(place)]);
    this.chosen = added.at(-1)?.id ?? null;
  }

  /** Put a tile elsewhere; tile 01 stays first. */
  move(id: number, to: number): void {
    const from = this.pieces.findIndex((each) => each.id === id);
    const piece = this.pieces[from];
    const place = Math.max(1, Math.min(this.pieces.length - 1, to));
    if (!piece || from === 0 || place === from) return;
    const rest = this.pieces.filter((each) => each !== piece);
    this.change([...rest.slice(0, place), piece, ...rest.slice(place)]);
  }

  private replace(make: (token: string) => string): void {
    const { current } = this;
    if (!current) return;
    const token = make(current.token);
    if (token !== current.token) this.change(this.pieces.map((each) => (each === current ? { ...each, token } : each)));
  }

  turn(): void {
    this.replace(turned);
  }

  flip(): void {
    this.replace(flipped);
  }

  /** Take a tile away; tile 01 stays. */
  remove(id: number): void {
    const at = this.pieces.findIndex((each) => each.id === id);
    if (at < 1) return;
    const focus = document.activeElement === this.buttons[id];
    this.change(this.pieces.filter((each) => each.id !== id));
    void this.choose(this.pieces[Math.min(at, this.pieces.length - 1)]?.id ?? null, focus);
  }

  /** Ask for a course by lot. */
  async surprise(length: number): Promise<void> {
    const number = Math.floor(Math.random() * 1e9);
    try {
      const { options } = await checkOptions('bash', { course: `surprise ${length} ${number}` });
      this.load((options['course'] as { tiles: string[] }).tiles);
    } catch {
      this.judge.verdict = 'unreachable';
    }
  }
}
