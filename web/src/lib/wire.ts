/**
 * The shapes that the server sends. What goes over the socket comes from `schema.ts`, which is
 * written from the Python types; the pages under /api are described here. Views belong to the
 * games; the frame passes them on unread.
 */
import type * as schema from './schema';

export type { Agreed, Detail, Place, Proof, Refusal, Result, Told } from './schema';

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };
export type Details = Record<string, schema.Detail>;
export type GameEvent = schema.Event;
export type Update = schema.Update<unknown>;
export type Prompt = Update['prompt'];
export type Message = schema.ServerMessage<unknown>;
export type UpdateMessage = Extract<Message, { type: 'update' }>;
export type Accepted = Extract<Message, { type: 'accepted' }>;
export type Refused = Extract<Message, { type: 'refused' }>;
export type Tried = Extract<Message, { type: 'tried' }>;

export interface OptionSpec {
  name: string;
  kind: 'choice' | 'whole' | 'flag' | 'text' | 'number-or-none' | string;
  default: Json;
  choices?: string[];
  least?: number | null;
  most?: number | null;
  none?: boolean;
}

export interface Facts {
  chance: boolean;
  hidden: boolean;
  simultaneous: boolean;
  distinct_moves: number;
  longest: number | null;
  one_device: boolean;
}

export interface GameInfo {
  id: string;
  name: string;
  line: string;
  seats: number[];
  seat_names: string[];
  bots: string[];
  rules: number;
  options: OptionSpec[];
  facts: Facts;
  minutes?: number | number[] | null;
}

export interface Clause {
  id: string;
  marks: string[];
  section: string;
}

export interface SeatLink {
  seat: number;
  name: string;
  token: string;
  link: string;
}

export interface NewTable {
  match: string;
  seats: SeatLink[];
  spectator: { token: string; link: string };
}

export interface Frame {
  move: string;
  seat: string | null;
  view: unknown;
  views: unknown[];
  events: GameEvent[];
  text?: string;
}

/** One draw as the server took it: whole-number weights and the index that fell. */
export interface Draw {
  weights: number[];
  index: number;
}

export interface Replay {
  ok: true;
  game: string;
  options: { [name: string]: Json };
  seats: string[] | number;
  players: string[];
  result: schema.Result | null;
  fair: boolean | null;
  /** What does not follow from the seeds. */
  unfair?: string | null;
  draws: number | Draw[];
  frames: Frame[];
}
