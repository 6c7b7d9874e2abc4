/**
 * Names for what the server sends and is sent. Every shape comes from `schema.ts`, which is made from
 * the server's own types; what a game shows (scene, table, own) the frame passes on unread.
 */
import type * as schema from './schema';

export type { Ages, Agreed, Draw, Games, Greeting, Place, Proof } from './schema';

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };
export type Message = schema.Sent;
export type Asked = schema.Asked;
export type Update = schema.UpdateSent;
export type People = schema.PeopleSent;
/** What somebody wants to be done about a seat whose time has run out. */
export type Wished = People['overtime_votes'][number];
export type Accepted = schema.AcceptedSent;
export type Refused = schema.RefusedSent;
export type Tried = schema.TriedSent;
export type Prompt = Update['prompt'];
export type GameEvent = schema.EventSent;
export type Details = GameEvent['details'];
export type Refusal = schema.RefusalSent;
export type Result = schema.ResultSent;

export type GameInfo = schema.GameShape;
export type Preset = schema.PresetShape;
export type TableStatus = schema.TableStatus | schema.NoTableStatus;
export type OptionSpec = schema.OptionShape;
export type Clause = schema.ClauseShape;
export type Wish = schema.NewTable;
export type Opened = schema.Opened;
export type Fare = schema.Fare;
export type PushKey = schema.PushKey;
export type NewDevice = schema.NewDevice;
export type SeatLink = schema.SeatLink;
export type History = schema.History;
export type TranscriptHistory = schema.TranscriptHistory;
export type Turn = schema.Turn;
export type WrittenOut = schema.WrittenOut;
export type Wrong = schema.Wrong;
export type Health = schema.Health;
export type OwnedTable = schema.OwnedTable;
export type OpenList = schema.OpenList;
export type OpenTable = schema.OpenTable;
export type Level = OpenTable['level'];
export type Offer = schema.Offered & { what: schema.Offer['what'] };
export type Claimed = schema.Claimed;
export type Choice = schema.Overtime['choice'];
export type Said = schema.SaidSent;
export type Phrase = schema.Say['phrase'];

/** The number of the protocol that this page speaks. */
export const PROTOCOL: schema.Protocol = 2;

/** From so many turns at most a game can be played on: the server plays them through again. */
export const MOST_BEGUN: schema.MostBegun = 500;
