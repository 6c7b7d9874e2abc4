import { describe, expect, it } from 'vitest';
import { FIRST } from '../example';
import { anywhere, clash, coloured, drawing, fresh, fromFragment, parse, put, stepped, toFragment, turned } from './setup';

describe('set-up', () => {
  it('reads and writes drawings', () => {
    const pieces = parse(FIRST)!;
    expect(pieces).toHaveLength(12);
    expect(drawing(pieces)).toBe(FIRST);
    expect(parse(FIRST.replaceAll('\n', '/'))).toEqual(pieces);
    expect(parse('....A|....|.B...')).toBeNull();
    expect(parse(FIRST.replace('IIIG', 'IGIG'))).toBeNull();
    expect(fromFragment(decodeURIComponent(toFragment(FIRST, true)))).toEqual({ text: FIRST, extra: true });
  });

  it('finds room, and goes past what stands in the way', () => {
    const pieces = parse(FIRST)!;
    const added = fresh(pieces, 'truck')!;
    expect(added.name).toBe('K');
    const placed = anywhere(pieces, added)!;
    expect(clash(pieces, placed)).toBeNull();
    expect(put(pieces, placed)).toHaveLength(13);
    expect(fresh(pieces, '>')).toBeNull();
    const hero = pieces.find(({ name }) => name === '>')!;
    expect(stepped(pieces, hero, 0, 1)).toEqual({ ...hero, column: 1 });
    expect(stepped(pieces, { ...hero, column: 2 }, 0, 1)).toEqual({ ...hero, column: 6 });
    expect(stepped(pieces, hero, 0, -1)).toBeNull();
    expect(turned(pieces, pieces.find(({ name }) => name === 'D')!)?.along_row).toBe(false);
  });

  it('gives the colours that the server gives', () => {
    expect(coloured(parse(FIRST)!).map(({ colour }) => colour)).toEqual(
      'gold silver blue orange green red tan white orange blue red green'.split(' '),
    );
  });
});
