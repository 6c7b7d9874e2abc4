/** What moves do and what they are done with, for buttons, headings and whoever listens. */
import type { Catalogue } from '../../lib/words.svelte';
import { changedWays, counted } from './geometry';
import { CENTRE, PIECES, piecesOf, read, SEATS, SHUTTLES, widthOf, type Frame, type ShuttlesView } from './view';

export function label(move: string, _view: ShuttlesView, words: Catalogue): string {
  const one = read(move);
  if (one?.kind === 'notch') return words.say('move-notch', { way: one.way });
  if (one && 'end' in one) return words.say(`move-${one.kind}`, { end: one.end });
  return words.say(`move-${move}`, {}, move);
}

export function group(move: string, _view: ShuttlesView, words: Catalogue): string {
  const one = read(move);
  if (one?.kind === 'notch') return words.say('name-shuttle', { shuttle: one.shuttle });
  return one && 'start' in one ? words.say('name-piece', { start: one.start }) : '';
}

/** How each space is said, as who looks at the board has it before them: near and far, and counted from the left. */
export function spoken(scene: Frame, words: Catalogue): Record<string, string> {
  const fromNorth = ['right', 'down'].includes(words.spokenOf('left'));
  const width = widthOf(scene);
  const said: Record<string, string> = {};
  const count = (column: number, of: number) => (fromNorth ? of + 1 - column : column);
  for (let column = 1; column <= width; column++) {
    for (let shuttle = 1; shuttle <= SHUTTLES; shuttle++) {
      for (const row of ['a', 'b']) {
        const far = (row === 'b') !== fromNorth;
        said[`${shuttle}${row}${column}`] = words.say('place-shuttle', { shuttle, row: far ? 'far' : 'near', column: count(column, width) });
      }
    }
  }
  for (let place = 1; place <= PIECES; place++) {
    for (const seat of SEATS) said[`${seat[0]}${place}`] = words.say('place-block', { seat, column: count(place, PIECES) });
  }
  return said;
}

/** A piece and where it stands, for the board's own buttons. */
export function pieceStanding(space: string, whose: number, seat: number | null, words: Catalogue): string {
  return words.say('board-piece', { seat: SEATS[whose] ?? 'south', whose: whose === seat ? 'own' : 'other', start: space });
}

/** A shuttle, whose it is, and how it stands. */
export function shuttleStanding(view: ShuttlesView, shuttle: number, seat: number | null, words: Catalogue): string {
  const offset = view.offsets[shuttle - 1] ?? 0;
  const owner = view.shuttles[shuttle - 1]?.owner ?? 'centre';
  const said = words.say('board-shuttle', {
    shuttle,
    owner: owner === 'centre' ? 'nobody' : owner === SEATS[seat ?? -1] ? 'own' : owner,
    way: offset === 0 ? 'level' : offset < 0 ? 'left' : 'right',
    notches: Math.abs(offset),
  });
  return shuttle === CENTRE && view.ban && view.stage === 'turn' ? `${said}. ${words.say('board-rests')}` : said;
}

/** What a change opens and closes, in words; '' if it does neither. */
export function waysSaid(before: ShuttlesView, after: ShuttlesView, words: Catalogue): string {
  const changed = changedWays(before, after);
  return changed.length ? words.say('board-ways', counted(changed)) : '';
}

/** What stands elsewhere after a change, and where. */
export function stands(before: ShuttlesView, after: ShuttlesView, words: Catalogue): string {
  const pieces = [0, 1].flatMap((seat) => {
    const stood = piecesOf(before, seat);
    return piecesOf(after, seat)
      .filter((space) => !stood.includes(space))
      .map((space) => pieceStanding(space, seat, null, words));
  });
  const shuttles = after.offsets.flatMap((offset, k) =>
    offset === before.offsets[k] ? [] : [shuttleStanding(after, k + 1, null, words), waysSaid(before, after, words)],
  );
  return [...pieces, ...shuttles].filter(Boolean).map((said) => `${said.replace(/\.$/, '')}.`).join(' ');
}
