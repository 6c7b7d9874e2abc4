import { describe, expect, it } from 'vitest';
import { freeCorner } from './corner';

const AREA = { width: 390, height: 600 };
const box = (x: number, y: number) => ({ x, y, width: 30, height: 40 });

describe('a button over the board', () => {
  it('has its usual corner as long as nothing lies there', () => {
    expect(freeCorner(AREA, 48, [])).toBe('top left');
    expect(freeCorner(AREA, 48, [box(48, 0), box(0, 48)])).toBe('top left');
  });

  it('gives way to what lies there, however little of it', () => {
    expect(freeCorner(AREA, 48, [box(47, 47)])).toBe('top right');
    expect(freeCorner(AREA, 48, [box(20, 30), box(350, 30)])).toBe('bottom left');
    expect(freeCorner(AREA, 48, [box(20, 30), box(350, 30), box(0, 590)])).toBe('bottom right');
  });

  it('stays where every corner is taken', () => {
    expect(freeCorner(AREA, 48, [{ x: 0, y: 0, ...AREA }])).toBe('top left');
  });
});
