import type { GameTable } from '../../lib/game';
import type { Catalogue } from '../../lib/words.svelte';

/** Shuttles such as 2>, pieces such as s2-1b3, jumps such as 2a3x3a3. */
function read(move: string) {
  const [, shuttle, way] = /^(\d)([<>])$/.exec(move) ?? [];
  const [, start, how, end] = /^(\w+?)([-x])(\w+)$/.exec(move) ?? [];
  return { shuttle, way: way === '<' ? 'left' : 'right', start, end, jump: how === 'x' };
}

function heading(move: string, words: Catalogue): string {
  const { shuttle, start } = read(move);
  if (shuttle) return words.say('name-shuttle', { shuttle: Number(shuttle) });
  return start ? words.say('name-piece', { start }) : '';
}

const table: GameTable = {
  group: (move, _, words) => heading(move, words),
  label: (move, _, words) => {
    const { way, end, jump, shuttle } = read(move);
    if (!end && !shuttle) return words.say(`move-${move}`, {}, move);
    const what = shuttle ? words.say('move-notch', { way }) : words.say(jump ? 'move-jump' : 'move-slide', { end: end ?? '' });
    return `${heading(move, words)}: ${what}`;
  },
};

export default table;
