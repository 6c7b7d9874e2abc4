/** The first lesson: what the game is about, then three small tables. Cards fall by chance, so a miss is played on. */
import type { Lesson, LessonAnswer, LessonStep } from '../../lib/game';

function step(
  id: string,
  high: number,
  goal: LessonStep['goal'],
  clauses: readonly string[],
  answers: readonly LessonAnswer[] = [],
): LessonStep {
  return {
    id,
    say: `lesson-${id}`,
    done: `lesson-${id}-done`,
    options: { low: 1, high },
    seat: 0,
    bot: 'random',
    goal,
    until: 'ask-over',
    answers,
    clauses,
  };
}

const kept = (...counts: number[]) => ({ name: 'kept', details: { seat: '1', count: counts } });

/** Turned back: one card alone where others were in a row, else at least two. */
const missed = (count: number) => ({ name: 'turned-back', details: { seat: '1', count } });

const lesson: Lesson = {
  steps: [
    step('goal', 6, [], ['MEM-4', 'MEM-12']),
    step('turn', 6, [{ name: 'turned-up', details: { seat: '1' }, times: 2 }], ['MEM-4', 'MEM-5']),
    step('keep', 6, [kept(2, 3, 4, 5, 6)], ['MEM-7', 'MEM-8'], [{ say: 'lesson-keep-over' }]),
    step('more', 8, [kept(3, 4, 5, 6, 7, 8)], ['MEM-6'], [
      { when: [kept(2), missed(1)], say: 'lesson-more-missed', counts: true },
      { when: [kept(2)], say: 'lesson-more-two', counts: true },
      { say: 'lesson-keep-over' },
    ]),
  ],
};

export default lesson;
