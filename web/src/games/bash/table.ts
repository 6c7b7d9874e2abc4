import type { GameTable } from '../../lib/game';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { group, label, spoken, stands } from './label';
import Sign from './Sign.svelte';
import { cardOf, droppedBy, handOf, isSpace, type BashView } from './view';

/** Cards such as steer2s, spaces such as 3M2, level1, use, no, done. */
const table: GameTable<BashView> = {
  Board,
  Hand,
  Aside,
  Sign,
  label,
  group,
  stands,
  spoken,
  brief: true,
  offers: (move) => cardOf(move) !== null || droppedBy(move) !== null || isSpace(move),
  numbered: ({ own, table: { stage } }) => handOf(own).map((card) => (stage === 'Refill' ? `drop-${card}` : card)),
  keys: [
    { keys: ['←', '→'], does: 'keys-arrows' },
    { keys: ['←', '→'], does: 'keys-course' },
    { keys: ['F'], does: 'keys-view' },
  ],
  turn: ({ table: { asked } }) => asked,
  colours: ({ scene }) => scene.cars.map(({ colour }) => `var(--car-${colour})`),
};

export default table;
