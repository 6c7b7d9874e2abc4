/** The courses that this browser keeps by name. */
import { keep, kept } from '../../../lib/storage';
import { LONGEST_NAME, tilesOf } from './plan';

export interface Saved {
  name: string;
  tiles: readonly string[];
}

const KEY = 'bash.courses';
const MOST = 60;

/** The courses kept here, as far as they can be read. */
export function saved(): Saved[] {
  let found: unknown;
  try {
    found = JSON.parse(kept(KEY) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  return found.slice(0, MOST).flatMap((each: { name?: unknown; tiles?: unknown } | null) => {
    const tiles = typeof each?.tiles === 'string' ? tilesOf(each.tiles) : null;
    return tiles && typeof each?.name === 'string' ? [{ name: each.name.slice(0, LONGEST_NAME), tiles }] : [];
  });
}

function write(courses: readonly Saved[]): Saved[] {
  const last = courses.slice(-MOST);
  keep(KEY, JSON.stringify(last.map(({ name, tiles }) => ({ name, tiles: tiles.join(' ') }))));
  return last;
}

/** Keep a course; one of the same name is replaced. */
export const save = (name: string, tiles: readonly string[]): Saved[] => write([...saved().filter((each) => each.name !== name), { name, tiles }]);

export const discard = (name: string): Saved[] => write(saved().filter((each) => each.name !== name));
