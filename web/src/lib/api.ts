/** The pages under /api. A refusal carries the server's own sentence. */
import type { Clause, Fare, GameInfo, Health, Json, NewDevice, Opened, PushKey, TableStatus, Wish, WrittenOut, Wrong } from './wire';

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
const MOST_STATUSES = 24;

/** How matches stand for the holders of these tokens; of the first of them, if there are many. */
export const fetchStatuses = (tables: readonly { match: string; token: string }[]): Promise<TableStatus[]> =>
  askJson('/api/tables/status', posted({ tables: tables.slice(0, MOST_STATUSES) }));

export const openTable = (wish: Wish): Promise<Opened> =>
  askJson('/api/tables', posted(wish));

/** Ask about something that a person wrote: what is wrong with it is an answer, and thrown here. */
export async function askAbout<T extends { ok: true }>(path: string, init: RequestInit = {}): Promise<T> {
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
