/** The first lesson: what the game is about, laying at the ends, cutting in, the newest space, the clock. */
import type { Lesson, LessonStep } from '../../lib/game';

/** Cards are dealt, so a step asks for a kind of thing and not for a card. */
function step(id: string, seat: number, goal: LessonStep['goal'], clauses: readonly string[], rest: Partial<LessonStep> = {}): LessonStep {
  return { id, say: `lesson-${id}`, done: `lesson-${id}-done`, options: { clock: false }, seat, bot: 'random', goal, clauses, ...rest };
}

const lesson: Lesson = {
  steps: [
    step('goal', 0, [], ['CUT-2', 'CUT-11']),
    step('lay', 0, [{ name: 'laid', details: { seat: ['1', 1] } }], ['CUT-5']),
    // Whoever sits to the left of the first player is asked at once.
    step('cut', 1, [{ name: 'cut-in', details: { seat: ['2', 2] } }], ['CUT-6', 'CUT-7', 'CUT-8'], { answers: [{ say: 'lesson-cut-still' }] }),
    step('space', 0, [], ['CUT-7']),
    step('clock', 0, [], ['CUT-11', 'CUT-12', 'CUT-13']),
  ],
};

export default lesson;
