import { expect, test } from 'vitest';
import { USUAL } from '../usual';
import { frameOf, fromFragment, planOf, slotsOf, toFragment, twinOf, uneven } from './plan';

test('the usual board is drawn, read and passed on as it is', () => {
  const plan = planOf(USUAL);
  expect(frameOf(plan)).toEqual(USUAL);
  expect(fromFragment(toFragment(plan))).toEqual(plan);
  expect(uneven(plan)).toEqual([]);
});

test.each([5, 7, 9])('a half turn taken twice leads back, %i spaces a row', (width) => {
  slotsOf(width).forEach((_, slot) => {
    expect(twinOf(width, ...twinOf(width, 1, slot))).toEqual([1, slot]);
  });
});

test('one barrier without its twin makes two places uneven', () => {
  const plan = planOf(USUAL);
  const walls = plan.walls.map((each, k) => each.map((wall, slot) => (k === 0 && slot === 1 ? !wall : wall)));
  expect(uneven({ ...plan, walls })).toEqual(['0 1', '6 5']);
});

test.each(['', '7', '7.2.s1.n1', '8.2.n0.s0.n0.c0.s0.n0.s0', '5.2.nzzzzzz.s0.n0.c0.s0.n0.s0'])('%s is no board', (fragment) => {
  expect(fromFragment(fragment)).toBeNull();
});
