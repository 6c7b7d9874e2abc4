/** The first lesson: what the game is about, then a piece, a shuttle, what else to know, and the centre. */
import type { Lesson, LessonAnswer, LessonStep } from '../../lib/game';
import { ORDER, shuttleOf, USUAL, written } from './usual';

const OPEN = ['. . . . . . .', '             ', '. . . . . . .'];
const SHUT = ['. . . . . . .', '- - - - - - -', '. . . . . . .'];
const GAP = ['. . . . . . .', '  - - - - -  ', '. . . . . . .'];

/** A board without barriers but for those of shuttle 2 and, in the half turn, 6. */
const lanes = (drawing: readonly string[]) =>
  written('lesson', {
    ...USUAL,
    shuttles: ORDER.map((owner, k) => shuttleOf(owner, k === 1 || k === 5 ? drawing : OPEN)),
  });

function step(id: string, board: ReturnType<typeof written>, goal: LessonStep['goal'], clauses: readonly string[], answers: readonly LessonAnswer[] = []): LessonStep {
  return { id, say: `lesson-${id}`, done: `lesson-${id}-done`, options: { board, first: 'south' }, seat: 0, bot: 'random', goal, answers, clauses };
}

const shuttled = (shuttle: number | readonly number[]) => ({ name: 'shuttled', details: { seat: 'south', shuttle } });
const usual = written('rebuilt', USUAL);

const lesson: Lesson = {
  steps: [
    step('goal', usual, [], ['SHUT-40']),
    step('piece', lanes(OPEN), [{ name: 'slid', details: { seat: 'south', end: ['7b2', '7b3', '7b4', '7b5', '7b6'] } }], ['SHUT-12', 'SHUT-23'], [
      { when: [{ name: 'slid', details: { seat: 'south' } }], say: 'lesson-piece-also', counts: true },
      { say: 'lesson-piece-still' },
    ]),
    step('shuttle', lanes(GAP), [shuttled(2)], ['SHUT-11', 'SHUT-5'], [{ say: 'lesson-shuttle-still' }]),
    step('more', usual, [], ['SHUT-13', 'SHUT-23', 'SHUT-41']),
    step('centre', lanes(SHUT), [shuttled(4)], ['SHUT-14'], [{ say: 'lesson-centre-still' }]),
  ],
};

export default lesson;
