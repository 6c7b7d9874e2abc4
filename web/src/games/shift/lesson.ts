/** The first lesson: five small positions. Silver has little to do in them. */
import type { Lesson, LessonStep } from '../../lib/game';

function position(...rows: string[]): string {
  return rows.join('\n');
}

function step(
  id: string,
  setup: string,
  deck: Record<string, number>,
  goal: LessonStep['goal'],
  clauses: readonly string[],
): LessonStep {
  return {
    id,
    say: `lesson-${id}`,
    done: `lesson-${id}-done`,
    options: { setup, deck, starter: 'gold' },
    seat: 0,
    bot: 'random',
    goal,
    clauses,
  };
}

const lesson: Lesson = {
  steps: [
    step(
      'move',
      position(
        '.....|....|.....',
        '..A..|....|.....',
        '>>A..|.B..|.....',
        '.....|.B..|C..<<',
        '.....|....|C....',
        '.....|....|.....',
      ),
      { M3: 12 },
      [{ name: 'drove', details: { seat: 'gold', vehicle: '>' } }],
      ['SHIFT-12', 'SHIFT-17'],
    ),
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
      [{ name: 'shifted', details: { seat: 'gold', section: 'L' } }],
      ['SHIFT-19', 'SHIFT-20'],
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
      [{ name: 'drove', details: { seat: 'gold', vehicle: 'A' } }],
      ['SHIFT-22'],
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
    ),
  ],
};

export default lesson;
