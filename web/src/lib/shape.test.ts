import { describe, expect, it } from 'vitest';
import { cellIn, isTurned } from './shape';

const LONG = { width: 17, height: 9, turned: () => ({}) };

describe('a board in its area', () => {
  it('is turned in an upright one', () => {
    expect(isTurned({ width: 390, height: 600 }, LONG)).toBe(true);
    expect(isTurned({ width: 844, height: 330 }, LONG)).toBe(false);
  });

  it('is turned for any gain where cells are small', () => {
    expect(isTurned({ width: 390, height: 416 }, LONG)).toBe(true);
  });

  it('lies as it is where turning gains little, and where its game does not turn', () => {
    expect(isTurned({ width: 768, height: 780 }, LONG)).toBe(false);
    expect(isTurned({ width: 390, height: 600 }, { width: 17, height: 9 })).toBe(false);
    expect(isTurned({ width: 390, height: 600 }, undefined)).toBe(false);
  });

  it('has cells as large as the scarcer side allows', () => {
    expect(cellIn({ width: 340, height: 900 }, 17, 9)).toBe(20);
    expect(cellIn({ width: 3400, height: 90 }, 17, 9)).toBe(10);
  });
});
