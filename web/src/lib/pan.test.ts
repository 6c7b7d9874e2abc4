import { describe, expect, it } from 'vitest';
import { frame, pull } from './pan';

describe('a picture wider than its frame', () => {
  it('moves no further than needed', () => {
    expect(frame([{ from: 100, to: 150 }], 60, 300)).toBe(60);
    expect(frame([{ from: 400, to: 440 }], 60, 300)).toBe(140);
    expect(frame([{ from: 70, to: 90 }], 140, 300)).toBe(70);
    expect(frame([], 20, 300)).toBe(20);
  });

  it('shows the first and as many others as fit', () => {
    const spans = [{ from: 400, to: 440 }, { from: 60, to: 100 }, { from: 200, to: 240 }];
    expect(frame(spans, 60, 300)).toBe(140);
    expect(frame(spans.slice(1), 140, 300)).toBe(60);
  });

  it('is taken along by what is held at its edge, faster further out', () => {
    expect(pull(150, 300)).toBe(0);
    expect(pull(290, 300)).toBeGreaterThan(0);
    expect(pull(400, 300)).toBeGreaterThan(pull(290, 300));
    expect(pull(5, 300)).toBeLessThan(0);
  });
});
