/** The pages under /api. A refusal carries the server's own sentence. */
import type { Clause, Fare, GameInfo, Health, Json, NewDevice, Opened, Past, PushKey, Replay, Standing, Wish, WrittenOut, Wrong } from './wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
    message: string,
    readonly body: { [name: string]: Json } = {},
  ) {
    super(message);
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, 'unreachable', '');
  }
  if (response.ok) return response;
  const body = await response.json().catch(() => ({}));
  const error = body?.error ?? {};
  throw new ApiError(response.status, error.why ?? 'failed', error.said ?? error.why ?? '', error);
}

export async function askJson<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

export function posted(body: unknown, method = 'POST'): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method, headers, body: JSON.stringify(body) };
}

/** Send something on behalf of a seat. */
async function sent(path: string, token: string, body: unknown): Promise<void> {
  const init = posted(body);
  await ask(path, { ...init, headers: { ...init.headers, ...bearing(token)?.headers } });
}

export function bearing(token?: string): RequestInit | undefined {
  return token ? { headers: { authorization: `Bearer ${token}` } } : undefined;
}

export async function fetchText(path: string, token?: string): Promise<string> {
  return (await ask(path, bearing(token))).text();
}

const lists = new Map<string, Promise<GameInfo[]>>();

/** Every game that the server knows, named in a language; asked once. */
export function fetchGames(language: string): Promise<GameInfo[]> {
  let list = lists.get(language);
  if (!list) {
    list = askJson<GameInfo[]>(`/api/games?language=${language}`);
    list.catch(() => lists.delete(language));
    lists.set(language, list);
  }
  return list;
}

/** One of them; asking here first keeps an address that names no game from failing. */
export async function fetchGame(id: string, language: string): Promise<GameInfo> {
  const game = (await fetchGames(language)).find((info) => info.id === id);
  if (!game) throw new ApiError(404, 'no-such-game', '');
  return game;
}

let health: Promise<Pick<Health, 'keep' | 'chat'>> | undefined;

/** What the server offers: for how many days finished games are kept (null for ever), whether one may write freely; asked once. */
export function fetchHealth(): Promise<Pick<Health, 'keep' | 'chat'>> {
  health ??= askJson<Health>('/api/health').catch(() => ({ keep: null, chat: false }));
  return health;
}

/** How the server fares; told to its host alone. */
export const fetchFare = (key: string): Promise<Fare> => askJson('/api/fare', bearing(key));

let pushKey: Promise<string | null> | undefined;

/** The key with which this server may tell browsers of their turns, null where it has none; asked once. */
export function fetchPushKey(): Promise<string | null> {
  pushKey ??= askJson<PushKey>('/api/push').then(({ key }) => key);
  pushKey.catch(() => (pushKey = undefined));
  return pushKey;
}

/** Have a browser told when a seat is asked. */
export const addDevice = (match: string, token: string, device: NewDevice): Promise<void> =>
  sent(`/api/tables/${encodeURIComponent(match)}/devices`, token, device);

export const removeDevice = (match: string, token: string, endpoint: string): Promise<void> =>
  sent(`/api/tables/${encodeURIComponent(match)}/devices/gone`, token, { endpoint });

export const fetchRules = (game: string): Promise<Clause[]> =>
  askJson(`/api/games/${encodeURIComponent(game)}/rules`);

/** The server tells of no more than these at once. */
const MOST_STANDINGS = 24;

/** How matches stand for the holders of these tokens; of the first of them, if there are many. */
export const fetchStandings = (tables: readonly { match: string; token: string }[]): Promise<Standing[]> =>
  askJson('/api/tables/standing', posted({ tables: tables.slice(0, MOST_STANDINGS) }));

export const openTable = (wish: Wish): Promise<Opened> =>
  askJson('/api/tables', posted(wish));

/** Ask about something that a person wrote: what is wrong with it is an answer, and thrown here. */
async function askAbout<T extends { ok: true }>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await askJson<T | Wrong>(path, init);
  if (answer.ok) return answer;
  throw new ApiError(422, answer.error.why, answer.error.said, answer.error as { [name: string]: Json });
}

/** Check options without opening a table; returns them written out, or throws with what is wrong. */
export const checkOptions = (
  game: string,
  options: { [name: string]: unknown },
): Promise<WrittenOut> =>
  askAbout(`/api/options/${encodeURIComponent(game)}`, posted({ options }));

export const fetchTranscript = (match: string, token: string): Promise<string> =>
  fetchText(`/api/tables/${encodeURIComponent(match)}/transcript`, token);

/**
 * Some turns of a match from `first` on, as one viewer saw them. While it runs, that is the token's
 * own; when it is over, `eyes` may be any seat, or -1 for what everyone could see.
 */
export const fetchTurns = (match: string, token: string, first: number, eyes?: number): Promise<Past> =>
  askJson(`/api/tables/${encodeURIComponent(match)}/turns?first=${first}${eyes === undefined ? '' : `&eyes=${eyes}`}`, bearing(token));

/** The server takes no body above this; a transcript of the longest games has a tenth of it. */
const LARGEST = 512 * 1024;

function sendTranscript(text: string, eyes: number, first: number): Promise<Replay> {
  const body = new TextEncoder().encode(text);
  if (body.length > LARGEST) throw new ApiError(413, 'too-large', '');
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return askAbout(`/api/transcripts?eyes=${eyes}&first=${first}`, { method: 'POST', headers, body });
}

/** A turn after every other: none is told from there on. */
const NO_TURN = 1_000_000;

/** The name under which the server has a transcript at hand from now on; it remembers only a few. */
export const keyOf = async (text: string): Promise<string> => (await sendTranscript(text, -1, NO_TURN)).key;

/** Play a transcript through, seen by a seat or by everyone (-1); throws with what is wrong with it. */
export async function readTranscript(text: string, eyes = -1): Promise<Replay> {
  const sent = (first: number): Promise<Replay> => sendTranscript(text, eyes, first);
  const read = await sent(0);
  for (let page = read; page.turns.length && page.turns.at(-1)!.number < read.last; ) {
    const first = page.turns.at(-1)!.number + 1;
    page = await nextPage(read.key, eyes, first).catch((error: unknown) => {
      if (error instanceof ApiError && error.why === 'gone') return sent(first);
      throw error;
    });
    read.turns.push(...page.turns);
    read.draws.push(...page.draws);
  }
  return read;
}

/** More turns of a transcript that the server has read, as long as it remembers. */
const nextPage = (key: string, eyes: number, first: number): Promise<Replay> =>
  askAbout(`/api/transcripts/${encodeURIComponent(key)}?eyes=${eyes}&first=${first}`);
