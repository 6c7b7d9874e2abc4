import { expect, test, vi } from 'vitest';
import type { GameInfo, OptionSpec } from './wire';
import type { Catalogue } from './words.svelte';

vi.mock('./words.svelte', () => ({
  say: (key: string) => key,
  named: (name: string, value: string) => `${name}: ${value}`,
  frame: { catalogue: { say: (_key: string, _details: unknown, fallback: string) => fallback } },
}));
const { unusual } = await import('./options');

const words = { say: (_key: string, _details: unknown, fallback: string) => fallback, seat: (name: string) => name } as unknown as Catalogue;
const course = { name: 'course', default: 'first-race', choices: ['first-race', 'lake'] } as unknown as OptionSpec;
const info = { options: [course], presets: [], seat_names: [] } as unknown as GameInfo;

test('a choice is called by its name', () => {
  expect(unusual(info, { course: 'lake' }, words)).toEqual(['course: Lake']);
  expect(unusual(info, { course: 'first-race' }, words)).toEqual([]);
});

test('what was too long to be listed is somebody’s own', () => {
  expect(unusual(info, { course: '0123456789abcdef' }, words)).toEqual(['course: preset-own']);
});
