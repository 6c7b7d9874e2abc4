import type { GameTable } from '../../lib/game';

/** Cards such as 12 or A, rows such as r2, gaps such as r2g3. */
const table: GameTable = {
  label: (move, _, words) => {
    const [, lane, place] = /^r(\d+)(?:g(\d+))?$/.exec(move) ?? [];
    if (lane === undefined) return words.say(`card-${move}`, {}, move);
    const message = place === undefined ? 'move-row' : 'move-gap';
    return words.say(message, { lane: Number(lane), place: Number(place) });
  },
};

export default table;
