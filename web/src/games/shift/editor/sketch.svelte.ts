/** The set-up that is being drawn: its vehicles, the one that is chosen, and what was there before. */
import { tick } from 'svelte';
import type { Catalogue } from '../../../lib/words.svelte';
import { COLUMNS, ROWS } from '../geometry';
import { anywhere, clash, coloured, drawing, fresh, parse, put, stepped, turned, type Kind, type Piece } from './setup';

const EMPTY: Piece[] = [
  { name: '>', row: 2, column: 0, length: 2, along_row: true },
  { name: '<', row: 3, column: 12, length: 2, along_row: true },
];
const KEPT = 99;

export class Sketch {
  pieces = $state.raw<Piece[]>(EMPTY);
  extra = $state(false);
  chosen = $state<string | null>(null);
  /** A word on what was just done, or could not be done. */
  note = $state('');
  /** A typed text that could not be drawn. */
  broken = $state.raw<string | null>(null);
  /** The buttons of the vehicles, by name. */
  buttons = $state<Record<string, HTMLElement | null>>({});
  private past = $state.raw<Piece[][]>([]);

  readonly vehicles = $derived(coloured(this.pieces));
  readonly inOrder = $derived([...this.vehicles].sort((a, b) => a.row - b.row || a.column - b.column));
  readonly current = $derived(this.pieces.find((one) => one.name === this.chosen));
  readonly text = $derived(drawing(this.pieces));
  readonly canUndo = $derived(this.past.length > 0);

  constructor(
    private readonly words: () => Catalogue,
    given: { text: string; extra: boolean },
  ) {
    this.pieces = parse(given.text) ?? EMPTY;
    this.extra = given.extra;
  }

  change(next: Piece[]): void {
    this.past = [...this.past.slice(-KEPT), this.pieces];
    this.pieces = next;
    this.note = '';
    this.broken = null;
  }

  /** Draw a text; one that cannot be drawn is kept, so that the server says what is wrong with it. */
  read(text: string): void {
    const read = parse(text);
    if (read) this.change(read);
    else this.broken = text;
  }

  undo(): void {
    this.pieces = this.past.at(-1) ?? this.pieces;
    this.past = this.past.slice(0, -1);
    this.chosen = null;
    this.note = '';
  }

  clear(): void {
    this.change(EMPTY);
    this.chosen = null;
  }

  async choose(name: string | null, focus = false): Promise<void> {
    this.chosen = name;
    await tick();
    if (focus && name !== null) this.focus(name);
  }

  toggle(name: string): void {
    this.chosen = this.chosen === name ? null : name;
  }

  focus(name: string): void {
    this.buttons[name]?.focus({ preventScroll: true });
  }

  add(kind: Kind): void {
    const piece = fresh(this.pieces, kind);
    let placed = piece && anywhere(this.pieces, piece);
    if (piece && !placed && !'<>'.includes(piece.name)) placed = anywhere(this.pieces, { ...piece, along_row: true });
    if (!placed) {
      this.note = this.words().say('editor-full');
      return;
    }
    this.change(put(this.pieces, placed));
    void this.choose(placed.name, true);
  }

  place(piece: Piece): void {
    const was = this.pieces.find((one) => one.name === piece.name);
    if (!was || was.row !== piece.row || was.column !== piece.column) this.change(put(this.pieces, piece));
    void this.choose(piece.name, true);
  }

  turn(): void {
    const { current } = this;
    if (!current) return;
    const next = turned(this.pieces, current);
    if (next) this.change(put(this.pieces, next));
    else this.overlap({ ...current, along_row: !current.along_row });
  }

  remove(name: string): void {
    const at = this.inOrder.findIndex((one) => one.name === name);
    const next = this.inOrder[at + 1] ?? this.inOrder[at - 1];
    const focus = document.activeElement === this.buttons[name];
    this.change(this.pieces.filter((one) => one.name !== name));
    void this.choose(next?.name ?? null, focus);
  }

  step(name: string, rows: number, columns: number): void {
    const piece = this.pieces.find((one) => one.name === name);
    if (!piece) return;
    const next = stepped(this.pieces, piece, rows, columns);
    if (next) this.change(put(this.pieces, next));
    else this.overlap({ ...piece, row: piece.row + rows, column: piece.column + columns });
    void this.choose(name, true);
  }

  private overlap(piece: Piece): void {
    const [row, column] = clash(this.pieces, piece) ?? [piece.row, piece.column];
    const outside = row < 0 || row >= ROWS || column < 0 || column >= COLUMNS;
    const details = { case: outside ? 'off-grid' : 'overlap', vehicle: piece.name, row: row + 1, column: column + 1 };
    this.note = this.words().refusal({ clause: 'SHIFT-3', details });
  }
}
