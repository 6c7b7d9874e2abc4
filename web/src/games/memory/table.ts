import type { GameTable } from '../../lib/game';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { label, spoken } from './label';
import Sign from './Sign.svelte';
import type { MemoryView } from './view';

/** Places such as p7, and stop. */
const table: GameTable<MemoryView> = {
  Board,
  Hand,
  Aside,
  Sign,
  label,
  spoken,
  brief: true,
  offers: () => true,
  keys: [
    { keys: ['←', '→', '↑', '↓'], does: 'keys-arrows' },
    { keys: ['Enter'], does: 'keys-enter' },
    { keys: ['S'], does: 'keys-stop' },
  ],
  turn: ({ table }) => table.turn ?? null,
};

export default table;
