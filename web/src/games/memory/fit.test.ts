import { describe, expect, it } from 'vitest';
import { fitted } from './fit';

/** The cards of a lesson on a phone, before its panel has grown by a button, and after. */
const ROOMY = { width: 374, height: 430 };
const LESS = { width: 374, height: 360 };

describe('cards in an area', () => {
  it('lie in the columns that make them largest', () => {
    expect(fitted(6, ROOMY).columns).toBe(2);
    expect(fitted(6, LESS).columns).toBe(3);
  });

  it('stay where they were seen when there is a little less room', () => {
    expect(fitted(6, LESS, 2)).toMatchObject({ columns: 2, rows: 3 });
    expect(fitted(6, LESS, 2).height).toBeCloseTo(360 / 3);
  });

  it('are laid anew where they would be small: on a phone that was turned', () => {
    expect(fitted(30, { width: 374, height: 530 }).columns).toBe(5);
    expect(fitted(30, { width: 560, height: 310 }, 5).columns).toBeGreaterThan(5);
  });
});
