import { expect, test, vi } from 'vitest';
import { transcriptPages } from './transcripts';

const LAST = 4;

/** A server that sends two turns at a time and has forgotten the transcript before the third page. */
function serve(path: string, init?: RequestInit): unknown {
  const first = Number(new URL(path, 'http://here').searchParams.get('first'));
  if (init?.method !== 'POST' && first === LAST) return { ok: false, error: { why: 'gone', said: '' } };
  const turns = [first, first + 1].filter((number) => number <= LAST).map((number) => ({ number }));
  return { ok: true, key: 'abc', last: LAST, turns };
}

test('a transcript is read page by page by its key, and sent again where the server has forgotten it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    return Response.json(serve(path, init));
  });
  const turns: number[] = [];
  for await (const page of transcriptPages('text', 1)) turns.push(...page.turns.map(({ number }) => number));
  expect(turns).toEqual([0, 1, 2, 3, 4]);
  expect(asked).toEqual([
    'POST /api/transcripts?first=0&eyes=1',
    'GET /api/transcripts/abc/history?first=2&eyes=1',
    'GET /api/transcripts/abc/history?first=4&eyes=1',
    'POST /api/transcripts?first=4&eyes=1',
  ]);
});
