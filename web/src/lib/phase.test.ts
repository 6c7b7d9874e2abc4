import { expect, test } from 'vitest';
import { moodOf, phaseOf, type Mood, type Phase, type Standing } from './phase';

const WAITING: Standing = { update: { stage: 'running', ask: null }, ready: false, covered: false, passTo: null };
const ASKED: Standing = { ...WAITING, update: { stage: 'running', ask: 3 } };

test.each<[string, Standing, Phase, Mood]>([
  ['seats are free', { ...WAITING, update: { stage: 'open', ask: null } }, { is: 'open' }, 'open'],
  ['the others are asked', WAITING, { is: 'waiting' }, 'wait'],
  ['I am asked', ASKED, { is: 'asked' }, 'asked'],
  ['question 0 is one too', { ...ASKED, update: { stage: 'running', ask: 0 } }, { is: 'asked' }, 'asked'],
  ['my turn is whole', { ...ASKED, ready: true }, { is: 'ready' }, 'asked'],
  ['I have chosen unseen', { ...ASKED, update: { stage: 'running', ask: 3, sealed: '7' } }, { is: 'sealed', move: '7' }, 'wait'],
  ['the device is covered', { ...ASKED, covered: true }, { is: 'covered' }, 'wait'],
  ['my turn is done', { ...WAITING, passTo: 1 }, { is: 'passing', to: 1 }, 'wait'],
  ['I have chosen, the next has not', { ...ASKED, update: { stage: 'running', ask: 3, sealed: '7' }, passTo: 0 }, { is: 'passing', to: 0 }, 'wait'],
  ['it is over, and nothing is covered', { ...WAITING, update: { stage: 'over', ask: null }, covered: true, passTo: 1 }, { is: 'over' }, 'over'],
])('%s', (_, standing, phase, mood) => {
  expect(phaseOf(standing)).toEqual(phase);
  expect(moodOf(phase)).toBe(mood);
});
