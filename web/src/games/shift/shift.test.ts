import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../lib/words.svelte';
import type { Details } from '../../lib/wire';
import {
  ALL_ROWS,
  boxOf,
  CELL,
  changes,
  COLUMNS,
  distance,
  endsFor,
  follow,
  isOff,
  leadingCell,
  nearest,
  readingOrder,
  shared,
  sight,
  straddler,
  turnedBox,
  turnedPoint,
  turnFor,
  unturnedPoint,
  turnedWords,
} from './geometry';
import { group, label, sectionStanding, standing, stands } from './label';
import lesson from './lesson';
import { parse } from './editor/setup';
import { FIRST, one, viewOf } from './example';
import type { Games } from '../../lib/wire';
import { grants, joined, read, write } from './view';

describe('moves', () => {
  it('are taken apart and written again', () => {
    expect(read('M3')).toEqual({ kind: 'card', card: 'M3' });
    expect(read('A+1')).toEqual({ kind: 'drive', name: 'A', by: 1 });
    expect(read('<-13')).toEqual({ kind: 'drive', name: '<', by: -13 });
    expect(read('l+2')).toEqual({ kind: 'drive', name: 'l', by: 2 });
    expect(read('L+2')).toEqual({ kind: 'shift', section: 'L', by: 2 });
    expect(read('.')).toEqual({ kind: 'stop' });
    expect(read('=M3')).toBeNull();
    expect(write('R', -3)).toBe('R-3');
  });

  it('know what a card grants', () => {
    expect(grants('MS2')).toEqual({ steps: 2, shift: true, slide: false });
    expect(grants('SH')).toEqual({ steps: 0, shift: true, slide: false });
    expect(grants('SL')).toEqual({ steps: 0, shift: false, slide: true });
  });
});

describe('the view', () => {
  const vehicle = (name: string, length: number, along_row: boolean) => ({ name, length, along_row, colour: 'blue' });
  const parts: Games['shift'] = {
    scene: { vehicles: [vehicle('>', 2, true), vehicle('A', 3, false)], deck: [['M3', 12]] },
    table: {
      stage: 'parts', turn: 0, places: [[2, 0], [1, 4]], left: 1, right: -2, hand_sizes: [3, 4], pile: 5,
      discards: {}, card: 'M3', steps: 3, shift: false, slide: false, turns: 7,
    },
    own: { hand: ['M3', 'SH'], reach: { A: [-1, 2] } },
  };

  it('joins what is agreed, what lies open and what is one’s own', () => {
    const view = joined(parts);
    expect(view.vehicles[1]).toEqual({ name: 'A', length: 3, along_row: false, colour: 'blue', row: 1, column: 4, off: false });
    expect([view.left, view.turns, view.hand, view.reach]).toEqual([1, 7, ['M3', 'SH'], { A: [-1, 2] }]);
  });

  it('has no hand and no reach for a spectator, and knows who has left', () => {
    const view = joined({ ...parts, own: null, table: { ...parts.table, places: [null, [1, 4]] } });
    expect([view.hand, view.reach]).toEqual([null, {}]);
    expect(view.vehicles.map(({ off }) => off)).toEqual([true, false]);
  });
});

describe('geometry', () => {
  const view = viewOf(FIRST);

  it('places vehicles and the cells ahead of them', () => {
    expect(boxOf(one(view, 'D'))).toEqual({ x: 11 * CELL, y: CELL, width: 3 * CELL, height: CELL });
    expect(leadingCell(one(view, 'A'), 2)).toEqual({ row: 3, column: 4 });
    expect(leadingCell(one(view, 'A'), -1)).toEqual({ row: -1, column: 4 });
    expect(isOff(one(view, '>'), 13)).toBe(false);
    expect(isOff(one(view, '>'), 14)).toBe(true);
    expect(isOff(one(view, '<'), -14)).toBe(true);
  });

  it('keeps the centre where it is while there is room', () => {
    const level = sight({ left: 0, right: 0 }, ALL_ROWS, endsFor(0));
    expect(sight({ left: 2, right: -2 }, ALL_ROWS, endsFor(0))).toEqual(level);
    for (let left = -5; left <= 5; left++) {
      for (let right = -5; right <= 5; right++) {
        const { y, height } = sight({ left, right }, ALL_ROWS, endsFor(0));
        expect(y).toBeLessThan(Math.min(0, left, right) * CELL);
        expect(y + height).toBeGreaterThan((Math.max(0, left, right) + 6) * CELL);
        if (Math.max(0, left, right) - Math.min(0, left, right) <= 5) expect(height).toBe(level.height);
      }
    }
  });

  it('turns the own goal to the top', () => {
    const goals = [{ x: COLUMNS * CELL, y: 3 * CELL }, { x: 0, y: 3 * CELL }];
    for (const [seat, goal] of goals.entries()) {
      const turn = turnFor(seat, true);
      const other = goals[1 - seat]!;
      expect(turnedPoint(goal, turn).y).toBeLessThan(turnedPoint(other, turn).y);
      expect(unturnedPoint(turnedPoint({ x: 7, y: 9 }, turn), turn)).toEqual({ x: 7, y: 9 });
      const seen = turnedBox({ x: 10, y: 20, width: 30, height: 40 }, turn);
      expect([seen.width, seen.height]).toEqual([40, 30]);
      expect(unturnedPoint({ x: seen.x + 20, y: seen.y + 15 }, turn)).toEqual({ x: 25, y: 40 });
    }
  });

  it('sees what locks a seam', () => {
    expect(straddler(view, 'L')).toBeUndefined();
    const locked = { ...view, vehicles: [{ ...one(view, 'D'), column: 3 }] };
    expect(straddler(locked, 'L')?.name).toBe('D');
    expect(straddler(locked, 'R')).toBeUndefined();
    expect(shared({ left: 2, right: -1 }, 'L')).toEqual([2, 6]);
    expect(shared({ left: 2, right: -1 }, 'R')).toEqual([0, 5]);
  });

  it('reads row by row', () => {
    expect(readingOrder(view.vehicles).map(({ name }) => name).join('')).toBe('AB>CDEFGHIJ<');
  });

  it('takes what is nearest', () => {
    const at = { x: 4.5 * CELL, y: 2 * CELL + 5 };
    expect(distance(at, boxOf(one(view, 'A')))).toBe(5);
    expect(nearest(at, view.vehicles, boxOf, 10)?.name).toBe('A');
    expect(nearest(at, view.vehicles, boxOf, 4)).toBeUndefined();
  });

  it('follows the pointer as far as legal and gives a little beyond', () => {
    expect(follow(30, 0, 1)).toBe(30);
    expect(follow(90, 0, 1)).toBeGreaterThan(CELL);
    expect(follow(900, 0, 1)).toBeLessThan(1.31 * CELL);
    expect(follow(-900, 0, 1)).toBeGreaterThan(-0.31 * CELL);
  });

  it('tells what changed', () => {
    const after = { ...view, left: 1, vehicles: view.vehicles.map((v) => (v.name === 'A' ? { ...v, row: 1 } : v)) };
    expect(changes(view, after)).toEqual({ vehicles: [{ ...one(view, 'A'), row: 1 }], sections: ['L'] });
  });
});

const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pt'];
const here = new URL('.', import.meta.url).pathname;
const common = `${here}/../../../../src/tailback/games/shift/text`;

/** The catalogue as the page builds it, without the page. */
function catalogue(language: string, ways: Readonly<Record<string, string>> = {}): Catalogue {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = [`${common}/${language}.ftl`, `${here}/words/${language}.ftl`].map((path) => readFileSync(path, 'utf8'));
  const problems = bundle.addResource(new FluentResource(source.join('\n')), { allowOverrides: true });
  if (problems.length) throw problems[0];
  const spoken: Record<string, string> = { '>': 'gold', '<': 'silver', ...ways };
  return {
    spokenOf: (value: string) => spoken[value] ?? value,
    say(message: string, details: Details = {}, otherwise?: string): string {
      const [id = '', attribute] = message.split('.');
      const entry = bundle.getMessage(id);
      const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
      if (!pattern) {
        if (otherwise !== undefined) return otherwise;
        throw new Error(`${language}: no message ${message}`);
      }
      const errors: Error[] = [];
      const said = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, spoken[String(value)] ?? value]));
      const text = bundle.formatPattern(pattern, said as Record<string, string>, errors);
      if (errors.length) throw errors[0];
      return text;
    },
  } as unknown as Catalogue;
}

describe('words', () => {
  const view = viewOf(FIRST);

  it('name moves as the rulebook does', () => {
    const words = catalogue('en');
    expect(label('A+1', view, words)).toBe('1 space down');
    expect(label('D-2', view, words)).toBe('2 spaces left');
    expect(label('>+14', view, words)).toBe('14 spaces right');
    expect(label('L-2', view, words)).toBe('2 rows up');
    expect(label('M3', view, words)).toBe('Play Move 3');
    expect(label('MS2', view, words)).toBe('Play Move & Shift 2');
    expect(label('.', view, words)).toBe('Give up the remaining steps');
    expect(group('A+1', view, words)).toBe('Vehicle A');
    expect(group('>+14', view, words)).toBe('Gold hero car');
    expect(group('R+1', view, words)).toBe('Right section');
    expect(group('M3', view, words)).toBe('');
    expect(standing(one(view, 'C'), view, words)).toBe('Vehicle C, green, centre, row 2, column 6');
    expect(sectionStanding('R', -1, 'B', words)).toBe(
      'Right section, 1 row above the centre. Locked: vehicle B lies across the seam',
    );
  });

  it('say on a turned board what is seen there', () => {
    const [gold, silver] = [0, 1].map((seat) => catalogue('en', turnedWords(seat)));
    expect(group('L+1', view, gold!)).toBe('Lower section');
    expect(group('L+1', view, silver!)).toBe('Upper section');
    expect(label('L-2', view, gold!)).toBe('2 spaces left');
    expect(label('L-2', view, silver!)).toBe('2 spaces right');
    // Row 2, column 6 of the centre, two cells along a column; and the hero in columns 1 and 2 of row 2.
    expect(standing(one(view, 'C'), view, gold!)).toBe('Vehicle C, green, centre, row 9, column 2');
    expect(standing(one(view, 'C'), view, silver!)).toBe('Vehicle C, green, centre, row 6, column 4');
    expect(standing(one(view, '>'), view, gold!)).toBe('Gold hero car, lower section, row 13, column 2');
    expect(standing(one(view, '>'), view, silver!)).toBe('Gold hero car, upper section, row 1, column 5');
    expect(sectionStanding('R', -1, null, gold!)).toMatch(/^Upper section, 1 /);
    for (const language of LANGUAGES) {
      const words = catalogue(language, turnedWords(0));
      const said = [group('L+1', view, words), group('R+1', view, words), standing(one(view, '>'), view, words)].join(' ');
      for (const other of ['L+1', 'R+1']) expect(said.toLowerCase()).not.toContain(group(other, view, catalogue(language)).toLowerCase());
    }
  });

  it('tell what stands elsewhere and where, not what rode along', () => {
    const words = catalogue('en');
    const drove = { ...view, vehicles: view.vehicles.map((v) => (v.name === 'C' ? { ...v, row: v.row + 1 } : v)) };
    expect(stands(view, drove, words)).toBe('Vehicle C, green, centre, row 3, column 6.');
    const shifted = { ...view, left: -1, vehicles: view.vehicles.map((v) => (v.column < 4 ? { ...v, row: v.row - 1 } : v)) };
    expect(stands(view, shifted, words)).toBe('Left section, 1 row above the centre.');
    expect(stands(view, view, words)).toBe('');
  });

  it.each(LANGUAGES)('say everything in %s', (language) => {
    const words = catalogue(language);
    const moves = ['M1', 'MS3', 'SH', 'SL', 'A+1', 'D-3', '>+1', '<-2', 'L+1', 'R-4', '.'];
    const said = moves.map((move) => label(move, view, words));
    expect(new Set(said).size).toBe(moves.length);
    for (const move of moves) group(move, view, words);
    for (const vehicle of view.vehicles) standing(vehicle, view, words);
    for (const top of [-2, -1, 0, 1, 3]) sectionStanding('L', top, top ? '>' : null, words);
    for (const { say, done, goal, answers } of lesson.steps) {
      const told = [say, ...(goal.length ? [done] : []), ...(answers ?? []).map((answer) => answer.say)];
      for (const message of told) expect(words.say(message)).toBeTruthy();
    }
  });

  it.each(LANGUAGES)('has the same messages and variables in %s', (language) => {
    const shape = (text: string) => {
      const found: Record<string, string> = {};
      let id = '';
      for (const line of text.split('\n')) {
        const start = /^([a-z-]+) =/.exec(line);
        if (start) id = start[1]!;
        for (const [name] of line.startsWith('#') ? [] : line.matchAll(/\$[a-z]+/g)) {
          found[id] = [...new Set([...(found[id] ?? '').split(' '), name])].filter(Boolean).sort().join(' ');
        }
        if (start) found[id] ??= '';
      }
      return found;
    };
    const own = (which: string) => shape(readFileSync(`${here}/words/${which}.ftl`, 'utf8'));
    expect(own(language)).toEqual(own('en'));
  });
});

describe('lesson', () => {
  it('has four to six steps, each a drawing with a deck that can be dealt', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(4);
    expect(lesson.steps.length).toBeLessThanOrEqual(6);
    expect(lesson.steps.map(({ goal }) => goal.length > 0)).toEqual(lesson.steps.map((_, n) => n > 0));
    for (const { options } of lesson.steps) {
      const pieces = parse(String(options['setup']))!;
      expect(pieces.find(({ name }) => name === '>')?.column).toBe(0);
      expect(pieces.find(({ name }) => name === '<')?.column).toBe(12);
      const deck = Object.values(options['deck'] as Record<string, number>);
      expect(deck.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(9);
    }
  });
});
