/** The first lesson: what the game is about, then a row, the red bay, a trailer and the special cards. */
import type { EventPattern, Lesson, LessonAnswer, LessonStep } from '../../lib/game';

const ROWS = { hand: 5, lanes: 3, below: 30, specials: false };

/** What the learner did; cards are dealt, so a step asks for a kind of thing and not for a card. */
const did = (name: string, details: EventPattern['details'] = {}): EventPattern => ({ name, details: { seat: ['1', 1], ...details } });

function step(
  id: string,
  options: LessonStep['options'],
  goal: readonly EventPattern[],
  clauses: readonly string[],
  answers: readonly LessonAnswer[] = [],
): LessonStep {
  return { id, say: `lesson-${id}`, done: `lesson-${id}-done`, options, seat: 0, bot: 'random', goal, until: 'ask-card', answers, clauses };
}

const lesson: Lesson = {
  steps: [
    step('goal', ROWS, [], ['JAM-4', 'JAM-19']),
    step('join', ROWS, [did('joined'), did('hitched')], ['JAM-6', 'JAM-7'], [{ say: 'lesson-join-low', counts: true }]),
    step('full', ROWS, [], ['JAM-9', 'JAM-10']),
    step(
      'trailer',
      { ...ROWS, below: 20, trailers: [6, 8, 9, 11, 12, 14, 15, 17, 18, 19] },
      [did('hitched')],
      ['JAM-12'],
      [{ say: 'lesson-trailer-still' }],
    ),
    step(
      'special',
      { ...ROWS, below: 10, specials: true },
      [did('front', { card: 'A' }), did('joined', { card: 'P' }), did('towed')],
      ['JAM-13', 'JAM-14', 'JAM-16', 'JAM-17'],
      [{ say: 'lesson-special-still' }],
    ),
  ],
};

export default lesson;
