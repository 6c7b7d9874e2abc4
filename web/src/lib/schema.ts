// Generated from the Python types by `python -m tailback.server.schema`: change those, not this.

export type Detail = string | number | string[] | number[];

export interface Event {
  name: string;
  details: Record<string, Detail>;
  fleeting: boolean;
}

export interface Refusal {
  clause: string;
  details: Record<string, Detail>;
}

/** The table as one viewer sees it. */
export interface CutinView {
  viewer: number | null;
  stage: string;
  active: number;
  jumper: number;
  turn: number | null;
  row: number[];
  space: [number, number] | null;
  hand: number[] | null;
  hand_sizes: number[];
  piles: number[];
  leftovers: number;
  aside: number[];
  passes: number;
  laid: boolean;
  never: boolean | null;
  clock: boolean;
  winner: number | null;
}

/** A card that lies revealed and waits to be placed. */
export interface RevealedView {
  seat: number;
  card: string;
}

/** The table as one viewer sees it. */
export interface JamView {
  viewer: number | null;
  stage: string;
  round: number;
  rounds: number;
  asked: number[];
  lanes: string[][][];
  holds: number | null;
  revealed: RevealedView[];
  low: string;
  hand: string[] | null;
  hand_sizes: number[];
  pile: number;
  aside: string[];
  penalty: string[][];
  penalty_points: number[];
  points: number[];
  by_age: number[];
  trailers: number[];
  trailers_mark: string;
  drawing: string;
}

/** The table as everyone sees it. */
export interface MemoryView {
  viewer: number | null;
  stage: string;
  turn: number | null;
  low: number;
  high: number;
  jokers: number;
  columns: number;
  places: string[];
  up: number[];
  showing: number | null;
  kept: string[][];
  may_stop: boolean;
  turns: number;
}

/** One vehicle as it stands: ``row`` and ``column`` of its first cell, in the centre's frame. */
export interface VehicleView {
  name: string;
  row: number;
  column: number;
  length: number;
  along_row: boolean;
  colour: string;
  off: boolean;
}

/** The table as one viewer sees it. */
export interface ShiftView {
  viewer: number | null;
  stage: string;
  turn: number | null;
  vehicles: VehicleView[];
  left: number;
  right: number;
  hand: string[] | null;
  hand_sizes: [number, number];
  pile: number;
  discards: [string, number][];
  card: string | null;
  steps: number;
  shift: boolean;
  slide: boolean;
  turns: number;
  drawing: string;
}

/** One shuttle as it lies: its offset to the right, and its barriers as a drawing, north up. */
export interface ShuttleView {
  number: number;
  owner: string;
  offset: number;
  drawing: string[];
}

/** The table; the same for every viewer but for ``viewer``. */
export interface ShuttlesView {
  viewer: number | null;
  stage: string;
  turn: number | null;
  south: string[];
  north: string[];
  shuttles: ShuttleView[];
  offset_limit: number;
  block_first: number;
  board_mark: string;
  ban: boolean;
  claim: boolean;
  warned: number | null;
  turns: number;
  turn_limit: number | null;
  repeats: number;
  drawing: string;
}

/** A seat as everyone sees it: ``kind`` is open, person or bot. */
export interface Place {
  name: string;
  kind: string;
  resigned: boolean;
}

/** The seeds that every draw follows from, in hexadecimal; the server's when it is over. */
export interface Proof {
  commitment: string;
  seat_seeds: (string | null)[];
  server_seed: string | null;
}

/** How it ended: places (1 the best, ties share), scores, and the clause or ``resigned``. */
export interface Result {
  ranks: number[];
  scores: number[] | null;
  reason: string;
}

/** An event with its number in one viewer's stream, counted from 1: the viewer's cursor. */
export interface Told {
  number: number;
  event: Event;
}

/** All that one viewer may know now, and the events that led there. */
export interface Update<V = View> {
  match: string;
  viewer: number | null;
  version: number;
  stage: string;
  view: V;
  prompt: [string, [string, Detail][]];
  seats: Place[];
  proof: Proof;
  events: Told[];
  cursor: number;
  ask: number | null;
  legal: string[];
  sealed: string | null;
  time: number | null;
  left: number | null;
  result: Result | null;
  again: number[];
  next: string | null;
}

/** The message is written down, and will still be after a crash. A repeat gets the same. */
export interface Accepted {
  match: string;
  id: string;
}

/** The message changed nothing: why (a key of ``WHY``), the clause, and how things stand. */
export interface Refused<V = View> {
  match: string;
  id: string;
  why: string;
  update: Update<V>;
  refusal: Refusal | null;
  at: number | null;
  said: string;
}

/** How things would stand for this seat after its draft. */
export interface Tried<V = View> {
  match: string;
  ask: number;
  moves: string[];
  view: V;
  prompt: [string, [string, Detail][]];
  legal: string[];
  ends: boolean;
}

/** The first message: which match, and by which right. */
export interface Hello {
  type: "hello";
  match: string;
  token: string;
  cursor?: number | null;
}

/** Take the seat that the token opens. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seed?: string | null;
}

/** How would things stand after these moves? */
export interface Try {
  type: "try";
  id: string;
  ask: number;
  moves: string[];
}

/** Play these moves. */
export interface Commit {
  type: "commit";
  id: string;
  ask: number;
  moves: string[];
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Play again. */
export interface Rematch {
  type: "rematch";
  id: string;
  seed?: string | null;
}

/** Tell me again what I may know, with the events after a cursor. */
export interface Watch {
  type: "watch";
  id: string;
  cursor?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** The view of each game, by its id. */
export interface Views {
  cutin: CutinView;
  jam: JamView;
  memory: MemoryView;
  shift: ShiftView;
  shuttles: ShuttlesView;
}

export type View = Views[keyof Views];

export type ClientMessage = Hello | Sit | Try | Commit | Resign | Rematch | Watch | Ping;

/** What was agreed before the first move; comes with the answer to hello. */
export interface Agreed {
  rules: number;
  options: Record<string, unknown>;
  seats: number;
  by_age: number[] | null;
  last: [number, number | null] | null;
  time: number | null;
}

export type ServerMessage<V = View> =
  | ({ type: "update"; text: string; game?: string; table?: Agreed; id?: string } & Update<V>)
  | ({ type: "accepted" } & Accepted)
  | ({ type: "refused" } & Refused<V>)
  | ({ type: "tried"; id: string; text: string } & Tried<V>)
  | { type: "presence"; seats: boolean[] }
  | { type: "pong"; id: string }
  | { type: "error"; why: string; said: string; id?: string; after?: number };
