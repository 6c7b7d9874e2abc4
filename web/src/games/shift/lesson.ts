/** The first lesson: what the game is about, then five small positions. Silver has little to do in them. */
import type { Lesson, LessonAnswer, LessonStep } from '../../lib/game';

function position(...rows: string[]): string {
  return rows.join('\n');
}

function step(
  id: string,
  setup: string,
  deck: Record<string, number>,
  goal: LessonStep['goal'],
  clauses: readonly string[],
  answers: readonly LessonAnswer[] = [],
): LessonStep {
  return {
    id,
    say: `lesson-${id}`,
    done: `lesson-${id}-done`,
    options: { setup, deck, starter: 'gold' },
    seat: 0,
    bot: 'random',
    goal,
    answers,
    clauses,
  };
}

const drove = (vehicle: string, times = 1) => ({ name: 'drove', details: { seat: 'gold', vehicle }, times });

const FIRST = position(
  '.....|....|.....',
  '..A..|....|.....',
  '>>A..|.B..|.....',
  '.....|.B..|C..<<',
  '.....|....|C....',
  '.....|....|.....',
);

const lesson: Lesson = {
  steps: [
    step('goal', FIRST, { M3: 12 }, [], ['SHIFT-25']),
    step('move', FIRST, { M3: 12 }, [drove('>', 2)], ['SHIFT-12', 'SHIFT-17'], [
      { when: [drove('>')], say: 'lesson-move-also', counts: true },
      { say: 'lesson-move-still' },
    ]),
    step(
      'shift',
      position(
        '.....|....|.....',
        '.....|A...|.....',
        '>>...|A.B.|.....',
        '.....|A.B.|.C.<<',
        '.....|....|.C...',
        '.....|....|.....',
      ),
      { SH: 11, M1: 1 },
      // Truck A covers three rows: those above and below it are two rows away.
      [{ name: 'shifted', details: { seat: 'gold', section: 'L', rows: [2, 3, 4, 5] } }],
      ['SHIFT-19', 'SHIFT-20'],
      [{ when: [{ name: 'shifted', details: { section: 'R' } }], say: 'lesson-shift-other' }, { say: 'lesson-shift-still' }],
    ),
    step(
      'lock',
      position(
        '.....|....|.....',
        '.....|....|.....',
        '>>...|B...|.....',
        '.....|B...|.C.<<',
        '....A|A...|.C...',
        '.....|....|.....',
      ),
      { MS1: 12 },
      [{ name: 'shifted', details: { seat: 'gold', section: 'L' } }],
      ['SHIFT-21', 'SHIFT-23'],
      [{ say: 'lesson-lock-still' }],
    ),
    step(
      'slide',
      position(
        '.....|....|.....',
        '.....|....|A....',
        '>>...|....|A....',
        '.....|..B.|A..<<',
        '.....|..B.|.....',
        '.....|..B.|.....',
      ),
      { SL: 12 },
      // Only at the lower edge is it out of the way.
      [{ name: 'drove', details: { seat: 'gold', vehicle: 'A', spaces: 2, way: 'down' } }],
      ['SHIFT-22'],
      [{ say: 'lesson-slide-still' }],
    ),
    step(
      'win',
      position(
        '.....|....|.....',
        '.....|....|.....',
        '>>...|....|.....',
        '.....|B.C.|A..<<',
        '.....|B.C.|A....',
        '.....|..C.|.....',
      ),
      { SL: 12 },
      [{ name: 'won', details: { seat: 'gold' } }],
      ['SHIFT-25', 'SHIFT-26'],
      [{ say: 'lesson-win-still' }],
    ),
  ],
};

export default lesson;
