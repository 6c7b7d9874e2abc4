/** The pages under /api. A refusal carries the server's own sentence. */
import type { Clause, GameInfo, Json, NewTable, Replay } from './wire';

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

let games: Promise<GameInfo[]> | null = null;

/** Every game that the server knows; asked once. */
export function fetchGames(): Promise<GameInfo[]> {
  games ??= askJson<GameInfo[]>('/api/games').catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export async function fetchGame(id: string): Promise<GameInfo> {
  const game = (await fetchGames()).find((info) => info.id === id);
  if (!game) throw new ApiError(404, 'no-such-game', '');
  return game;
}

export const fetchRules = (game: string): Promise<Clause[]> =>
  askJson(`/api/games/${encodeURIComponent(game)}/rules`);

export interface Wish {
  game: string;
  options: { [name: string]: Json };
  seats: number;
  bots: { [seat: string]: string };
  time?: number | null;
}

export const openTable = (wish: Wish): Promise<NewTable> =>
  askJson('/api/tables', posted(wish));

type Checked =
  | { ok: true; options: { [name: string]: Json } }
  | { ok: false; error: { why: string; said: string; [more: string]: Json } };

/** Check options without opening a table; returns them written out, or throws with what is wrong. */
export async function checkOptions(
  game: string,
  options: { [name: string]: Json },
): Promise<{ options: { [name: string]: Json } }> {
  const answer = await askJson<Checked>(`/api/options/${encodeURIComponent(game)}`, posted({ options }));
  if (answer.ok) return answer;
  throw new ApiError(422, answer.error.why, answer.error.said, answer.error);
}

export const fetchTranscript = (match: string, token: string): Promise<string> =>
  fetchText(`/api/tables/${encodeURIComponent(match)}/transcript`, token);

export const readTranscript = (text: string): Promise<Replay> =>
  askJson('/api/transcripts', {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: text,
  });
