/** The first lesson: what the race is about, then steering, ramming, a missile, and the car's own ability. */
import type { Lesson, LessonAnswer, LessonStep } from '../../lib/game';

/** The first race, with a grid of its own: the learner's blue car stands behind Black, in the same lane. */
const COURSE = {
  tiles: ['01', '02', '03', '08', '04', '07'],
  sides: { '01A': { shape: 'straight', kind: 'start', grid: ['L1', 'L3', 'R1', 'R2', 'R3', 'R4'], boulders: ['M0', 'M3', 'R5'] } },
  mark: 'lesson',
};

/** Both decks of one card alone. */
const decks = (effect: string, speed: number) => ({ sprint: { [effect]: { [speed]: 20 } }, rush: { [effect]: { [speed]: 20 } } });

function step(id: string, options: LessonStep['options'], goal: LessonStep['goal'], clauses: readonly string[], answers: readonly LessonAnswer[] = []): LessonStep {
  return { id, say: `lesson-${id}`, done: `lesson-${id}-done`, options, seat: 0, bot: 'random', goal, until: 'ask-card', answers, clauses };
}

const lesson: Lesson = {
  steps: [
    step('goal', { course: 'first-race' }, [], ['BASH-11', 'BASH-50']),
    step('steer', { course: COURSE, decks: decks('steer', 3) }, [{ name: 'steered', details: { car: 'blue' } }], ['BASH-12', 'BASH-20'], [{ say: 'lesson-steer-still' }]),
    step('bash', { course: COURSE, decks: decks('steer', 3) }, [{ name: 'rammed', details: { car: 'blue', other: 'black' } }], ['BASH-13', 'BASH-32'], [{ say: 'lesson-bash-still' }]),
    step('missile', { course: COURSE, decks: decks('missile', 1) }, [{ name: 'missile-hit', details: { what: 'black' } }], ['BASH-23', 'BASH-35'], [{ say: 'lesson-missile-still' }]),
    step('ability', { course: COURSE, decks: decks('star', 1) }, [{ name: 'declared', details: { car: 'blue' } }], ['BASH-24', 'BASH-60'], [{ say: 'lesson-ability-still' }]),
  ],
};

export default lesson;
