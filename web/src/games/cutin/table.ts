import type { GameTable } from '../../lib/game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { group, label, stands } from './label';
import Sign from './Sign.svelte';
import type { CutinView } from './view';

/** Cards such as 28, and the jumper's answers: no, never, done. */
const table: GameTable<CutinView> = {
  Board,
  Hand,
  Sign,
  label,
  group,
  stands,
  offers: () => true,
  turn: ({ table }) => table.turn,
  keys: [{ keys: ['←', '→'], does: 'keys-arrows' }],
};

export default table;
