/** Transcripts that the server plays through: their history, and the name under which it has them at hand. */
import { ApiError, askAbout } from './api';
import { pages, query } from './match-history';
import type { TranscriptHistory } from './wire';

/** The server takes no body above this; a transcript of the longest games has a tenth of it. */
const LARGEST = 512 * 1024;
/** A turn after every other: none is sent from there on. */
const NO_TURN = 1_000_000;

/** The pages of a transcript, seen by a seat or by everyone (-1); throws with what is wrong with it. */
export const transcriptPages = (text: string, eyes = -1): AsyncGenerator<TranscriptHistory> => {
  let key = '';
  return pages(0, async (first) => {
    const page = (key && (await knownPage(key, first, eyes))) || (await sendTranscript(text, first, eyes));
    key = page.key;
    return page;
  });
};

/** The name under which the server has a transcript at hand from now on; it remembers only a few. */
export const keyOf = async (text: string): Promise<string> => (await sendTranscript(text, NO_TURN, -1)).key;

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
