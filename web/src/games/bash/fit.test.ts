import { expect, test } from 'vitest';
import { fitIn } from './fit';

const COURSE = { width: 432, height: 288 };

test('an area that becomes lower turns no course', () => {
  const upright = fitIn({ width: 378, height: 500 }, COURSE, 2);
  const low = { width: 378, height: 379 };
  expect(upright).toMatchObject({ quarters: 3, column: true });
  expect(fitIn(low, COURSE, 2)).toMatchObject({ quarters: 0, column: false });
  expect(fitIn(low, COURSE, 2, upright)).toMatchObject({ quarters: 3, column: true });
});

test('a strip that has no room any more as it lies is laid anew', () => {
  const beside = fitIn({ width: 800, height: 500 }, COURSE, 6);
  expect(beside.column).toBe(true);
  expect(fitIn({ width: 800, height: 200 }, COURSE, 6, beside).column).toBe(false);
});
