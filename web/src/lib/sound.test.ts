import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundsOf, type Moment, type Sound } from './sound.svelte';

const WAITING: Moment = { stage: 'running', told: 4, ask: null, sealed: null, refused: null };
const ASKED: Moment = { ...WAITING, ask: 3 };
const no = { why: 'rule' };

test.each<[string, Moment, Moment, Sound[]]>([
  ['nothing has changed', ASKED, { ...ASKED }, []],
  ['my move is written down', ASKED, { ...WAITING, told: 6 }, ['mine']],
  ['my move is written down and I go on', ASKED, { ...ASKED, told: 6, ask: 4 }, ['mine']],
  ['the other has moved', WAITING, { ...WAITING, told: 6 }, ['theirs']],
  ['the other has moved and it is my turn', WAITING, { ...ASKED, told: 6 }, ['theirs', 'turn']],
  ['someone came in while I am asked', ASKED, { ...ASKED, told: 5 }, ['theirs']],
  ['I choose unseen', ASKED, { ...ASKED, sealed: '7' }, ['mine']],
  ['I choose anew', { ...ASKED, sealed: '7' }, { ...ASKED, sealed: '9' }, ['mine']],
  ['all have chosen', { ...ASKED, sealed: '7' }, { ...ASKED, told: 9, ask: 4 }, ['theirs', 'turn']],
  ['a move is refused', ASKED, { ...ASKED, refused: no }, ['refused']],
  ['the refusal still stands', { ...ASKED, refused: no }, { ...ASKED, refused: no }, []],
  ['the game begins with me', { ...WAITING, stage: 'open', told: 0 }, ASKED, ['turn']],
  ['the game begins', { ...WAITING, stage: 'open', told: 0 }, WAITING, []],
  ['the game is over', ASKED, { ...WAITING, stage: 'over', told: 9 }, ['over']],
  ['it was over before', { ...WAITING, stage: 'over' }, { ...WAITING, stage: 'over', told: 5 }, []],
])('%s', (_, was, is, sounds) => {
  expect(soundsOf(was, is)).toEqual(sounds);
});

test('at a shared device every move is one’s own', () => {
  expect(soundsOf(WAITING, { ...ASKED, told: 6 }, true)).toEqual(['mine']);
  expect(soundsOf(ASKED, { ...WAITING, stage: 'over', told: 6 }, true)).toEqual(['over']);
});

const made = { contexts: 0, tones: [] as number[] };

class FakeAudio {
  currentTime = 0;
  destination = {};
  constructor() {
    made.contexts += 1;
  }
  async resume(): Promise<void> {}
  async close(): Promise<void> {}
  createGain() {
    return { gain: { setValueAtTime() {}, linearRampToValueAtTime() {} }, connect: (next: unknown) => next };
  }
  createOscillator() {
    const tone = { frequency: { value: 0 }, connect: (next: unknown) => next, stop() {} };
    return { ...tone, start: (at: number) => made.tones.push(at) };
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  Object.assign(made, { contexts: 0, tones: [] });
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is made until it is switched on, and nothing after it is switched off', async () => {
  const { speaker } = await import('./sound.svelte');
  expect(speaker.on).toBe(false);
  speaker.play('mine', 'over');
  expect(made).toEqual({ contexts: 0, tones: [] });
  speaker.turn(true);
  const sample = made.tones.length;
  expect(made.contexts).toBe(1);
  expect(sample).toBeGreaterThan(0);
  speaker.play('mine');
  expect(made.contexts).toBe(1);
  expect(made.tones.length).toBeGreaterThan(sample);
  speaker.turn(false);
  const before = made.tones.length;
  speaker.play('over');
  expect(made.tones.length).toBe(before);
});

test('one sound begins when the one before it has ended', async () => {
  const { speaker } = await import('./sound.svelte');
  speaker.turn(true);
  const from = made.tones.length;
  speaker.play('theirs', 'turn');
  const starts = made.tones.slice(from);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts[2]! - starts[1]!).toBeGreaterThan(0.1);
});

test('a browser that was not touched yet is not asked', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  const { speaker } = await import('./sound.svelte');
  speaker.turn(true);
  speaker.play('turn');
  expect(made.contexts).toBe(0);
});
