import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/wire';
import { pictures } from './film';
import { lastMarks } from './marks';
import { spotOf, totals, worth, type JamTable, type Lane } from './view';

const table = (lanes: readonly Lane[], more: Partial<JamTable> = {}): JamTable => ({
  stage: 'choose',
  round: 1,
  asked: [0, 1],
  lanes: lanes.map((lane) => lane.map((place) => [...place])),
  revealed: [],
  low: '',
  hand_sizes: [9, 9],
  pile: 30,
  aside: [],
  penalty: [[], []],
  penalty_points: [0, 0],
  points: [0, 0],
  costs: lanes.map((lane) => lane.flat().length),
  ...more,
});
const SCENE = { trailers: [17], trailer_points: 1 };
const event = (name: string, details: GameEvent['details']): GameEvent => ({ name, details });
const revealed = (seat: number, card: string) => event('revealed', { seat, card });

test.each<[string, Lane[], GameEvent[], Lane[]]>([
  ['a car joins', [[['12']]], [revealed(1, '15'), event('joined', { seat: 1, card: '15', lane: 1 })], [[['12'], ['15']]]],
  ['a trailer is hitched', [[['12']]], [event('hitched', { seat: 1, card: '17', lane: 1 })], [[['12', '17']]]],
  ['a gap is filled', [[['2'], [], ['T', '9']]], [event('filled', { seat: 2, card: '4', lane: 1, place: 2 })], [[['2'], ['4'], ['T', '9']]]],
  ['an ambulance pushes', [[['12']]], [event('front', { seat: 1, card: 'A', lane: 1 })], [[['A'], ['12']]]],
  [
    'two police cars are one',
    [[['12']]],
    [event('joined', { seat: 1, card: 'P', lane: 1 }), event('joined', { seat: 2, card: 'P', lane: 1 })],
    [[['12'], ['P', 'P']]],
  ],
  ['a car is towed', [[['2'], ['9', '17']]], [event('towed', { seat: 1, card: 'T', lane: 1 })], [[['2'], [], ['T', '9', '17']]]],
  [
    'the fifth takes the row',
    [[['1'], ['2'], ['3'], ['4']]],
    [event('joined', { seat: 2, card: '5', lane: 1 }), event('took', { seat: 2, lane: 1, count: 4, points: 4 })],
    [[['5']]],
  ],
  [
    'a tow truck as the fifth',
    [[['1'], ['2'], [], ['4']]],
    [event('towed', { seat: 2, card: 'T', lane: 1 }), event('took', { seat: 2, lane: 1, count: 2, points: 2 })],
    [[['T', '4']]],
  ],
  [
    'a low card',
    [[['30']], [['40']]],
    [event('low', { seat: 1, card: '5', lane: 2 }), event('took', { seat: 1, lane: 2, count: 1, points: 1 })],
    [[['30']], [['5']]],
  ],
  ['a new round', [[['30']]], [event('counted', { seat: 1, points: 0, total: 0 }), event('opened', { card: '8', lane: 1 }), event('joined', { seat: 1, card: '9', lane: 1 })], [[['8'], ['9']]]],
])('pictures lead from one table to the next: %s', (_, before, events, after) => {
  const told = pictures(SCENE, table(before), events, table(after));
  expect(told?.at(-1)?.table.lanes).toEqual(after);
});

test('cards line up in the order in which they are placed, and leave one by one', () => {
  const events = [
    revealed(1, '40'),
    revealed(2, '15'),
    event('joined', { seat: 2, card: '15', lane: 1 }),
    event('joined', { seat: 1, card: '40', lane: 1 }),
  ];
  const told = pictures(SCENE, table([[['12']]]), events, table([[['12'], ['15'], ['40']]]));
  expect(told?.map((one) => one.table.revealed.map(({ card }) => card))).toEqual([['15', '40'], ['40'], []]);
});

test('a taken row goes to its owner with its points', () => {
  const events = [event('joined', { seat: 2, card: '5', lane: 1 }), event('took', { seat: 2, lane: 1, count: 4, points: 7 })];
  const told = pictures(SCENE, table([[['A'], ['2'], ['3'], ['4']]], { points: [3, 1] }), events, table([[['5']]]));
  expect(told?.at(-1)).toMatchObject({ took: { seat: 1, lane: 0, points: 7 }, table: { penalty: [[], ['2', '3', '4', 'A']], penalty_points: [0, 7], costs: [1] } });
  expect(told?.map((one) => totals(one.table))).toEqual([[3, 1], [3, 8]]);
});

test('two cards placed in one update count one after the other', () => {
  const before = table([[['12']]], { hand_sizes: [5, 5] });
  const after = table([[['12'], ['15'], ['A']]], { hand_sizes: [4, 4], costs: [4] });
  const events = [revealed(1, '15'), revealed(2, 'A'), event('joined', { seat: 1, card: '15', lane: 1 }), event('joined', { seat: 2, card: 'A', lane: 1 })];
  const told = pictures(SCENE, before, events, after);
  expect(told.map((one) => one.table.costs)).toEqual([[1], [2], [4]]);
  expect(told.map((one) => one.table.hand_sizes)).toEqual([[4, 4], [4, 4], [4, 4]]);
});

test('the last points of a round are counted before the next one is dealt', () => {
  const before = table([[['1'], ['2'], ['3'], ['4']]], { points: [3, 1], penalty: [['9'], []], penalty_points: [1, 0] });
  const after = table([[['8']]], { round: 2, points: [4, 5], hand_sizes: [10, 10] });
  const events = [
    event('joined', { seat: 2, card: '5', lane: 1 }),
    event('took', { seat: 2, lane: 1, count: 4, points: 4 }),
    event('counted', { seat: 1, points: 1, total: 4 }),
    event('counted', { seat: 2, points: 4, total: 5 }),
    event('opened', { card: '8', lane: 1 }),
  ];
  const told = pictures(SCENE, before, events, after);
  expect(told.map((one) => totals(one.table))).toEqual([[4, 1], [4, 5]]);
  expect(told.map((one) => one.table.round)).toEqual([1, 1]);
});

test.each([
  [1, ['12', '17', 'A'], 4],
  [2, ['12', '17', 'A'], 5],
])('trailers of %i points: %o', (trailer_points, cards, points) => {
  expect(worth(cards, { trailers: [17], trailer_points })).toBe(points);
});

test('events that do not lead there show nothing but how it stands', () => {
  expect(pictures(SCENE, table([[['12']]]), [event('joined', { seat: 1, card: '15', lane: 1 })], table([[['20']]]))).toEqual([]);
});

test('what was placed last is marked, and what was taken', () => {
  const last = [event('joined', { seat: 1, card: '15', lane: 1 }), event('took', { seat: 2, lane: 2, count: 1, points: 2 })];
  const { places, took } = lastMarks(last, [[['12'], ['15']], [['9']]]);
  expect([...places]).toEqual(['0 1']);
  expect([...took]).toEqual([[1, 2]]);
});

test.each([
  ['r1', 'joined', null, { lane: 0, place: 2 }],
  ['r1', 'hitched', null, { lane: 0, place: 1 }],
  ['r1', 'front', null, { lane: 0, place: -1 }],
  ['r1', 'low', 2, { lane: 0, place: 0 }],
  ['r1g1', 'filled', null, { lane: 0, place: 0 }],
])('%s by %s', (move, how, takes, spot) => {
  expect(spotOf({ move, how, takes }, [[['1'], ['2']]])).toEqual(spot);
});

test('points of the present round count until they are counted', () => {
  expect(totals(table([], { points: [3, 0], penalty_points: [2, 1] }))).toEqual([5, 1]);
  expect(totals(table([], { points: [3, 0], penalty_points: [2, 1], stage: 'over' }))).toEqual([3, 0]);
});
