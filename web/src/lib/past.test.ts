import { expect, test, vi } from 'vitest';
import type { GameEvent, Update } from './wire';

const turn = (number: number, ...events: GameEvent[]) => ({ number, events, line: `${number}`, table: { at: number }, own: null, letters: '' });
const event = (name: string): GameEvent => ({ name, details: {}, fleeting: false });
const page = { turns: [turn(1, event('a')), turn(2, event('b')), turn(3, event('c'), event('d'))], last: 3, inherited: 0 };
vi.mock('./api', () => ({ askJson: async () => page, bearing: () => ({}) }));
const { Past } = await import('./past.svelte');

const update = (number: number | undefined) => ({ turn: number, table: {}, own: null }) as unknown as Update;

test('whoever comes in the middle of a turn hears it go on as one', async () => {
  const past = new Past('match', () => 'token');
  past.hear(update(3), [event('a'), event('b'), event('c')], false);
  past.hear(update(undefined), [event('d')], true);
  expect(past.turns.map(({ number, several, events }) => [number, several, events.length])).toEqual([[3, true, 4]]);
  await past.single();
  expect(past.turns.map(({ number, several, events }) => [number, several, events.length])).toEqual([
    [1, false, 1],
    [2, false, 1],
    [3, false, 2],
  ]);
});
