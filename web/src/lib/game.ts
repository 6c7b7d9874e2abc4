/**
 * What a game's folder gives to the client: `src/games/<id>/index.ts` exports a {@link GameFolder}
 * as default. A game without a folder is played on the general table; see docs/web.md.
 *
 * A board is told what is legal and never decides it. It shows `view`, offers `legal` and how far
 * things reach, and calls `play` with a move's text.
 */
import type { Component } from 'svelte';
import type { Catalogue } from './words.svelte';
import type { GameEvent, Json } from './wire';

/** What one viewer sees, in three parts; their types are those of the game's id in `Games`. */
export interface Seen {
  /** Agreed before the first draw; it never changes. */
  scene: unknown;
  /** What lies open, the same for everyone. */
  table: unknown;
  /** What one seat alone sees; null for a spectator, and in games without secrets. */
  own: unknown;
}

/** A pause that runs: how many seconds in all, and when it ends by `performance.now()`. */
export interface PauseClock {
  time: number;
  ends: number;
}

export interface BoardProps<View> {
  /** What this seat sees now; while a draft is open, what it would see after it. */
  view: View;
  /** What lies on the table without the draft; the same as `view` when there is none. */
  base: View;
  /** Whether nobody is to move any more, also where the position would go on: the game was given up, or a draw agreed. */
  over?: boolean;
  /** The moves that may be added to the draft; empty when this seat is not asked. */
  legal: readonly string[];
  /** The moves of the draft so far. */
  draft: readonly string[];
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  /** Whether this seat is asked for a move now. */
  asked: boolean;
  /** Those who have made an unseen choice; what, nobody is told. */
  chosen?: readonly number[];
  /** The own unseen choice, which may still be changed. */
  sealed?: string | null;
  /** The pause in which this seat has to answer; null where nobody is hurried. */
  clock?: PauseClock | null;
  /** The events of the latest turn: what they touched is marked until the next one. */
  last: readonly GameEvent[];
  /** A move that is being considered elsewhere (a button under the pointer or focused): show it. */
  hint: string | null;
  /** The game's words in the chosen language. */
  words: Catalogue;
  /** Whether things may move; false with reduced motion. */
  motion: boolean;
  /** Whether the board stands upright: turned by a quarter, as its `shape` allows. */
  turned?: boolean;
  /** The seat that the board faces, if not the viewer's: on a device that is not handed around it keeps still. */
  facing?: number | null;
  /** Add a move to the draft. A move that is not legal is answered with its clause. */
  play: (move: string) => void;
  /** Add several moves at once, in order: a vehicle dragged three spaces is three steps. */
  playAll: (moves: readonly string[]) => void;
  /** Make the draft anew of what it is when this one's turn comes: keys may be faster than the table. */
  redraft?: (change: (draft: readonly string[]) => readonly string[]) => void;
  /** Take back the last move of the draft. */
  back: () => void;
  /** Say which move is being considered here (null: none), so that its button is marked. */
  onhint: (move: string | null) => void;
  /** Say how the table stands at the moment that is shown of what happened (null: as it stands now): the frame says nothing that comes later. */
  onfilm?: (table: unknown) => void;
}

/** How large a board is in its own cells, as it lies; a long one may be turned by a quarter. */
export interface Shape {
  width: number;
  height: number;
  /**
   * Where left, right, up and down lead when it is turned, by the viewer's seat, and what else is called otherwise then:
   * words follow the eye.
   */
  turned?: (seat: number | null) => Readonly<Record<string, string>>;
  /** The same where it is not turned by a quarter: a seat may look at it from the other side. */
  upright?: (seat: number | null) => Readonly<Record<string, string>> | undefined;
}

/** A line in the list of keys: the keys, and a message of the folder's words. */
export interface KeyLine {
  keys: readonly string[];
  does: string;
}

/** The parts of a table, loaded when a table of the game is opened. */
export interface GameTable<View = any> {
  /** What the parts below are given as their view, made of what is seen. Default: what is seen itself. */
  view?: (seen: Seen) => View;
  /** The board; it fills the area it is given, whatever its shape, and shows itself whole. Without one, the game's own drawing. */
  Board?: Component<BoardProps<View>>;
  /** How large the board is; with `turned`, the frame turns it where that makes its cells larger. */
  shape?: Shape;
  /** What a seat holds; stands in the action bar and keeps its height through a turn. */
  Hand?: Component<BoardProps<View>>;
  /** What else lies on the table, such as piles and the others' hands; in a small window below the fold. */
  Aside?: Component<BoardProps<View>>;
  /** Whether hand and board offer every move, so that a list of all beside them would only be a crowd. */
  brief?: boolean;
  /** Whether hand or board offer this move themselves: then the bar of a small window need not. */
  offers?: (move: string, view: View) => boolean;
  /** The moves that the keys 1, 2, 3, … make. */
  numbered?: (view: View) => readonly string[];
  /** The keys of the board, for the list of keys. */
  keys?: readonly KeyLine[];
  /** Whether letters stand on the pieces, so that they can be switched off. */
  lettered?: boolean;
  /** What stands elsewhere after a change, in words, and where; said to those who listen. */
  stands?: (before: View, after: View, words: Catalogue) => string;
  /** How values that are part of a scene are said, such as a space 3M2 by where it is; `words` know how the board lies. */
  spoken?: (scene: any, words: Catalogue) => Readonly<Record<string, string>>;
  /** A small drawing on the button of a move (a card as a road sign). */
  Sign?: Component<{ move: string; view: View; ways?: Readonly<Record<string, string>> }>;
  /** What a move does, for its button; under a heading it need not repeat it. The move's text is used where this returns ''. */
  label?: (move: string, view: View, words: Catalogue) => string;
  /** The heading under which a move's button stands; '' for none. Moves keep their order. */
  group?: (move: string, view: View, words: Catalogue) => string;
  /** The seat to move, if the view tells it. */
  turn?: (view: View) => number | null;
  /** 'button': a turn is always sent by a button, even one of a single move. Default 'auto'. */
  commit?: 'auto' | 'button';
  /** CSS colours of the seats, as tokens: `var(--car-gold)`; of a view where players choose them. */
  colours?: readonly string[] | ((view: View) => readonly string[]);
}

/** What the parts of a table are given as their view. */
export function viewOf(seen: Seen, table: GameTable | null): unknown {
  return table?.view ? table.view(seen) : seen;
}

/** The heading that a move stands under: the folder's, or none. */
export function headingOf(move: string, view: unknown, table: GameTable | null, words: Catalogue): string {
  return table?.group?.(move, view, words) ?? '';
}

/** What stands on a move's button: the folder's own words for it, the catalogue's, or its text. */
export function labelOf(move: string, view: unknown, table: GameTable | null, words: Catalogue): string {
  return table?.label?.(move, view, words) || words.say(`move-${move}`, {}, move);
}

/** Matches an event of this name whose details have at least these values, or one of each list. */
export interface EventPattern {
  name: string;
  details?: Record<string, string | number | readonly (string | number)[]>;
  /** How many such events there must be; 1 unless told. */
  times?: number;
}

/** What is said to a turn that did not reach the goal; the first that fits answers it. */
export interface LessonAnswer {
  /** All of these were seen in the turn; without them it fits every turn. */
  when?: readonly EventPattern[];
  say: string;
  /** Whether that works too: then the step is done. Else the turn is set back. */
  counts?: boolean;
}

export interface LessonStep {
  id: string;
  /** Messages of the folder's words: what is to be done, and what was learnt. */
  say: string;
  done: string;
  /** The options of the small table on which it is played. */
  options: { [name: string]: Json };
  /** The learner's seat; the other seats are played by `bot`. */
  seat: number;
  bot?: string;
  /** The step is done when one of these has been seen; without any it is only read. */
  goal: readonly EventPattern[];
  /** The question that ends the turn, where what others decide is part of it: cards are revealed, then placed. */
  until?: string;
  /** What is said to a legal turn that did something else. */
  answers?: readonly LessonAnswer[];
  /** Clauses to read more. */
  clauses?: readonly string[];
}

export interface Lesson {
  steps: readonly LessonStep[];
}

/** A page of the game's own, at /games/<id>/<name>. */
export interface PageProps {
  words: Catalogue;
  /** Open a table with these options, and so many seats if that is said; the way in is asked as on the home page. */
  start: (options: { [name: string]: Json }, way: 'here' | 'friends' | 'computer', seats?: number) => Promise<void>;
  /** What stands after # in the address: a page's own matter, such as a set-up as text. */
  fragment: string;
}

export interface GamePage {
  /** A message of the frame's words for the link that leads here: a card on the home page loads no more. */
  title: string;
  load: () => Promise<{ default: Component<PageProps> }>;
}

/** A way to choose an option by looking. */
export interface PickerProps {
  value: Json;
  words: Catalogue;
  /** The id of the option's name, for those who listen. */
  labelledby: string;
  onpick: (value: Json) => void;
}

export interface GameFolder<View = any> {
  id: string;
  /** Place on the home page; lower comes first. */
  order: number;
  /** How long a game takes, in minutes. */
  minutes?: readonly [number, number];
  /** Values that a Fluent message cannot select on, such as '>': 'gold'. */
  spoken?: Readonly<Record<string, string>>;
  /** The drawing on the game's card, an SVG of 320 by 180. Small: it is part of the first load. */
  Drawing: Component;
  /** Whether its table has a board of its own; without one the game's drawing in plain text is asked for. */
  draws?: boolean;
  /** How long a change stands at the normal pace, in milliseconds, if that is not the usual time. */
  stands?: number;
  /** Whether what a fleeting event told can still be seen; without it, it is gone once it has been shown. */
  still?: (event: GameEvent, seen: Seen) => boolean;
  /** The level of the computer players before anyone has chosen one for this game; else one is kept for all. */
  level?: string;
  table?: () => Promise<GameTable<View>>;
  lesson?: () => Promise<Lesson>;
  /** Pages of its own, such as the set-up editor, by the last part of their address. */
  pages?: Readonly<Record<string, GamePage>>;
  /** What is chosen before anyone has said otherwise; `fresh`: nothing was played in this browser yet. */
  usual?: (fresh: boolean) => { [name: string]: Json };
  /** What is chosen once and for all when the table is set: 'any' becomes one of them. */
  settle?: (options: { [name: string]: Json }) => { [name: string]: Json };
  /** Pictures to choose an option from, by the option's name. */
  pickers?: Readonly<Record<string, () => Promise<{ default: Component<PickerProps> }>>>;
  /** A drawing beside a clause on the rulebook page, where there is one. */
  illustration?: () => Promise<{ default: Component<{ clause: string; words: Catalogue }> | Component<{ clause: string }> }>;
}

const texts = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' });

/** What a folder adds to its game's catalogue: the Fluent source `words/<language>.ftl`, if it has one. */
export async function folderText(id: string, language: string): Promise<string> {
  return (await texts[`../games/${id}/words/${language}.ftl`]?.()) ?? '';
}

const found = import.meta.glob<{ default: GameFolder }>('../games/*/index.ts', { eager: true });

/** Every game's folder, by the game's id. */
export const folders: ReadonlyMap<string, GameFolder> = new Map(
  Object.values(found).map((module) => [module.default.id, module.default]),
);
