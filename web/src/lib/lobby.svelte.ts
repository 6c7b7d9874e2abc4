/** The open list: tables at which anyone may sit down. It keeps itself up to date. */
import { ApiError, ask, askJson, bearing, posted } from './api';
import { newId, newToken } from './random';
import { place } from './route.svelte';
import { remember } from './tables';
import type { Json, Level, OpenList, OpenTable } from './wire';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
const TRIES = 3;

export const LEVELS: readonly Level[] = ['any', 'new', 'practised'];

const path = (match: string): string => `/api/lobby/${encodeURIComponent(match)}`;
const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class OpenTables {
  /** Null until it was heard for the first time. */
  list = $state.raw<readonly OpenTable[] | null>(null);
  /** Why it cannot be had at the moment. */
  problem = $state.raw<unknown>(null);

  /** Follow it for as long as the page shows it. */
  constructor() {
    $effect(() => {
      const stop = new AbortController();
      void this.follow(stop.signal);
      return () => stop.abort();
    });
  }

  /** Ask with what is known; the answer comes when there is something else. */
  private async follow(signal: AbortSignal): Promise<void> {
    let known = '';
    let wait = FIRST_WAIT;
    while (!signal.aborted) {
      try {
        const { tag, tables } = await askJson<OpenList>(`/api/lobby?known=${known}`, { signal });
        [known, this.list, this.problem, wait] = [tag, tables, null, FIRST_WAIT];
      } catch (error) {
        if (signal.aborted) return;
        this.problem = error;
        await pause(wait);
        wait = Math.min(LONGEST_WAIT, wait * 1.7);
      }
    }
  }
}

/** Put a table on the list, with a spectator's token for those who find it there, or take it off; the token is its host's. */
export async function list(match: string, token: string, listing: { level: Level; watch: string } | null): Promise<void> {
  const { headers } = bearing(token)!;
  const init = listing === null ? { method: 'DELETE' } : posted(listing, 'PUT');
  await ask(path(match), { ...init, headers: { ...(init.headers as object), ...(headers as object) } });
}

/** Take a free seat under a name, and go there. The token is made here, so that a lost answer can be asked for again. */
export async function sitDown({ match, game, options, commitment }: OpenTable, name: string): Promise<void> {
  const { commitTo } = await import('./committing');
  const claim = { id: newId(), token: newToken(), name, commitment: commitTo(match, commitment) };
  const seat = await seated(`${path(match)}/seats`, claim, TRIES);
  remember({ match, game, way: 'joined', tokens: { [seat]: claim.token }, invited: [], at: Date.now(), options });
  place.go(`/table/${match}`);
}

async function seated(where: string, claim: { [name: string]: Json }, tries: number): Promise<number> {
  try {
    const answer = await askJson<{ ok: true; seat: number } | { ok: false; why: string }>(where, posted(claim));
    if (answer.ok) return answer.seat;
    throw new ApiError(409, answer.why, '');
  } catch (error) {
    if (tries <= 1 || !(error instanceof ApiError && error.why === 'unreachable')) throw error;
    await pause(FIRST_WAIT);
    return seated(where, claim, tries - 1);
  }
}
