/** The pages under /api. A refusal carries the server's own sentence. */
import type { Clause, GameInfo, Json, Opened, Replay, Wish, WrittenOut, Wrong } from './wire';

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

async function ask(path: string, init?: RequestInit): Promise<Response> {
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

async function askJson<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

function posted(body: unknown): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

export async function fetchText(path: string, token?: string): Promise<string> {
  const init = token ? { headers: { authorization: `Bearer ${token}` } } : undefined;
  return (await ask(path, init)).text();
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

export const fetchRules = (game: string): Promise<Clause[]> =>
  askJson(`/api/games/${encodeURIComponent(game)}/rules`);

export const openTable = (wish: Wish): Promise<Opened> =>
  askJson('/api/tables', posted(wish));

/** Ask about something that a person wrote: what is wrong with it is an answer, and thrown here. */
async function askAbout<T extends { ok: true }>(path: string, init: RequestInit): Promise<T> {
  const answer = await askJson<T | Wrong>(path, init);
  if (answer.ok) return answer;
  throw new ApiError(422, answer.error.why, answer.error.said, answer.error as { [name: string]: Json });
}

/** Check options without opening a table; returns them written out, or throws with what is wrong. */
export const checkOptions = (
  game: string,
  options: { [name: string]: Json },
): Promise<WrittenOut> =>
  askAbout(`/api/options/${encodeURIComponent(game)}`, posted({ options }));

export const fetchTranscript = (match: string, token: string): Promise<string> =>
  fetchText(`/api/tables/${encodeURIComponent(match)}/transcript`, token);

/** The server takes no body above this; a transcript of the longest games has a tenth of it. */
const LARGEST = 1024 * 1024;

/** Play a transcript through; throws with what is wrong with it. */
export async function readTranscript(text: string): Promise<Replay> {
  const body = new TextEncoder().encode(text);
  if (body.length > LARGEST) throw new ApiError(413, 'too-large', '');
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return askAbout('/api/transcripts', { method: 'POST', headers, body });
}
