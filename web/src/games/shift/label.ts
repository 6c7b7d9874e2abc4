/** What moves do and what they are done with, for buttons, headings and whoever listens. */
import type { Catalogue } from '../../lib/words.svelte';
import { carrier, changes, clamp, COLUMNS, placeOf, ROWS, topOf } from './geometry';
import { offset, read, vehicle, way, type Section, type ShiftView, type VehicleView } from './view';

export function label(move: string, view: ShiftView, words: Catalogue): string {
  const one = read(move);
  if (!one) return '';
  if (one.kind === 'card') return words.say('move-play', { card: one.card });
  if (one.kind === 'stop') return words.say('move-stop', { what: view.steps ? 'steps' : 'shift' });
  if (one.kind === 'shift') {
    const rows = Math.abs(one.by);
    return words.say('move-shift', { rows, way: way(one.by, false) });
  }
  const alongRow = vehicle(view, one.name)?.along_row ?? true;
  const spaces = Math.abs(one.by);
  return words.say('move-drive', { spaces, way: way(one.by, alongRow) });
}

export function group(move: string, _view: ShiftView, words: Catalogue): string {
  const one = read(move);
  if (one?.kind === 'drive') return vehicleName(one.name, words);
  if (one?.kind === 'shift') return sectionName(one.section, words);
  return '';
}

export function vehicleName(name: string, words: Catalogue): string {
  return words.say('name-vehicle', { vehicle: name });
}

export function sectionName(section: Section, words: Catalogue): string {
  return words.say('name-section', { section });
}

/** A vehicle and where it stands, for the board's own buttons; across the road it is counted in its section. */
export function standing(one: VehicleView, view: Pick<ShiftView, 'left' | 'right'>, words: Catalogue): string {
  const column = clamp(one.column, 0, COLUMNS - 1);
  const place = placeOf(column);
  const { row, column: seen } = cellSeen(one, column, one.row - topOf(view, place), words);
  return words.say('board-vehicle', { vehicle: one.name, colour: one.colour, place, row: row + 1, column: seen + 1 });
}

/** The cell of a vehicle that is first from the top and from the left, however the board is turned. */
function cellSeen(one: VehicleView, column: number, row: number, words: Catalogue): { row: number; column: number } {
  const last = clamp(one.column + (one.along_row ? one.length : 1), 1, COLUMNS) - 1;
  const below = row + (one.along_row ? 1 : one.length) - 1;
  const right = words.spokenOf('right');
  if (right === 'up') return { row: COLUMNS - 1 - last, column: row };
  return right === 'down' ? { row: column, column: ROWS - 1 - below } : { row, column };
}

/** How an outer section stands against the centre. */
export function sectionStanding(section: Section, top: number, locked: string | null, words: Catalogue): string {
  const place = top === 0 ? 'level' : top > 0 ? 'down' : 'up';
  const said = words.say('board-section', { section, place, rows: Math.abs(top) });
  return locked === null ? said : `${said}. ${words.say('board-locked', { vehicle: locked })}`;
}

/** What stands elsewhere after a change, and where. */
export function stands(before: ShiftView, after: ShiftView, words: Catalogue): string {
  const { vehicles, sections } = changes(before, after);
  const ridden = (one: VehicleView) => sections.some((section) => carrier(one) === section);
  const drove = vehicles.filter((one) => !one.off && !ridden(one));
  return [
    ...drove.map((one) => standing(one, after, words)),
    ...sections.map((section) => sectionStanding(section, offset(after, section), null, words)),
  ]
    .map((said) => `${said}.`)
    .join(' ');
}

export function cardName(card: string, words: Catalogue): string {
  return words.say('name-card', { card });
}

/** The same where four cards share the width of a phone. */
export function cardBrief(card: string, words: Catalogue): string {
  return words.say('name-card-brief', { card });
}

/** What a card lets you do, in one sentence. */
export function cardDoes(card: string, words: Catalogue): string {
  const kind = card.startsWith('MS') ? 'MS' : card.startsWith('M') ? 'M' : card;
  return words.say(`card-${kind}.does`, { n: Number(card.at(-1)) || 0 }, '');
}
