/** The history of a match turn by turn, from its table or from the text of a transcript: asked for a page at a time. */
import { ApiError, askAbout, askJson, bearing } from './api';
import type { History, TranscriptHistory } from './wire';

/** A table with the token that opens it. */
export interface Table {
  match: string;
  token: string;
}

/** The server takes no body above this; a transcript of the longest games has a tenth of it. */
const LARGEST = 512 * 1024;
/** A turn after every other: none is sent from there on. */
const NO_TURN = 1_000_000;

/**
 * The pages of a match from the turn `first` on, as one viewer saw them. While it runs, that is the
 * token's own; when it is over, `eyes` may be any seat, or -1 for what everyone could see.
 */
export const tablePages = ({ match, token }: Table, first: number, eyes?: number): AsyncGenerator<History> => {
  const path = `/api/tables/${encodeURIComponent(match)}/history`;
  return pages(first, (from) => askJson(`${path}?${query(from, eyes)}`, bearing(token)));
};

/** The same of a transcript, which the server plays through; throws with what is wrong with it. */
export const transcriptPages = (text: string, eyes = -1): AsyncGenerator<TranscriptHistory> => {
  let key = '';
  return pages(0, async (from) => {
    const page = key ? await knownPage(key, from, eyes) : null;
    const read = page ?? (await sendTranscript(text, from, eyes));
    key = read.key;
    return read;
  });
};

/** The name under which the server has a transcript at hand from now on; it remembers only a few. */
export const keyOf = async (text: string): Promise<string> => (await sendTranscript(text, NO_TURN, -1)).key;

async function* pages<T extends History>(first: number, fetchPage: (first: number) => Promise<T>): AsyncGenerator<T> {
  for (let page; !page || (page.turns.length && first <= page.last); first = (page.turns.at(-1)?.number ?? first) + 1) {
    page = await fetchPage(first);
    yield page;
  }
}

/** Every page, when the last of them is there. */
export async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

const query = (first: number, eyes?: number): string => `first=${first}${eyes === undefined ? '' : `&eyes=${eyes}`}`;

function sendTranscript(text: string, first: number, eyes: number): Promise<TranscriptHistory> {
  const body = new TextEncoder().encode(text);
  if (body.length > LARGEST) throw new ApiError(413, 'too-large', '');
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return askAbout(`/api/transcripts?${query(first, eyes)}`, { method: 'POST', headers, body });
}

/** A page of a transcript that the server has read; null where it has forgotten it. */
const knownPage = (key: string, first: number, eyes: number): Promise<TranscriptHistory | null> =>
  askAbout<TranscriptHistory>(`/api/transcripts/${encodeURIComponent(key)}/history?${query(first, eyes)}`).catch((error: unknown) => {
    if (error instanceof ApiError && error.why === 'gone') return null;
    throw error;
  });
