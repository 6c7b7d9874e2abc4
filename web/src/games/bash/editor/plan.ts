/**
 * A course that is being built: its tiles as they are written (`02`, `08B`, `02-left`, `X`), from tile 01 on in
 * race direction, what they look like, how long a race on them takes, and how they are passed on.
 */
import type { Space, Tile } from '../course/geometry';
import sheet from '../sides.json';
import courses from '../../../../../src/tailback/games/bash/data/courses.toml?raw';
import box from './box.json';
import pace from './pace.json';

type Row = [name: string, lane: string, start: number, end: number, marks: string[], next: string[]];
interface Side {
  shape: string;
  kind: string;
  spaces: Row[];
}

const SIDES = sheet as unknown as Readonly<Record<string, Side>>;

export const BRIDGE = 'X';
/** No more tiles than this make a course. */
export const MOST = box.most;
export const LONGEST_NAME = 40;
/** How many tiles a course by lot may have. */
export const LENGTHS: readonly number[] = box.lengths;
export const CARS = [2, 3, 4, 5, 6] as const;

/** The sides that belong together, by their kind. */
export const PAIRS = box.pairs as unknown as Readonly<Record<string, readonly [string, string]>>;

/** The clause that tells of a kind of tile. */
export const CLAUSES: Readonly<Record<string, string>> = box.clauses;

export interface Scene {
  tiles: Tile[];
  spaces: Space[];
}

export const numberOf = (token: string): string => (token === BRIDGE ? BRIDGE : token.slice(0, 2));
/** Number and side: `02-left` is 02A. */
export const sideOf = (token: string): string => (token === BRIDGE ? BRIDGE : numberOf(token) + (token[2] === 'B' ? 'B' : 'A'));
export const isLeft = (token: string): boolean => token.endsWith('-left');

/** The other half of a pair. */
export function partner(token: string): string | undefined {
  const name = sideOf(token);
  return Object.values(PAIRS).find((pair) => pair.includes(name))?.find((other) => other !== name);
}

/** What a tile looks like between these two. */
function find(token: string, before: string, after: string): Side | undefined {
  const other = partner(token);
  if (!other) return SIDES[sideOf(token)];
  const kind = Object.keys(PAIRS).find((each) => PAIRS[each]?.includes(other));
  const second = sideOf(before) === other && sideOf(after) !== other;
  return SIDES[`${kind}-${second ? 'second' : 'first'}`];
}

export const isCurve = (token: string): boolean => SIDES[sideOf(token)]?.shape === 'curve';
export const kindOf = (token: string): string => find(token, '', '')?.kind ?? 'plain';

/** Whether there is such a tile. */
export const isTile = (token: string): boolean => find(token, '', '') !== undefined && (!isLeft(token) || isCurve(token));

/** A curve laid the other way round; a straight tile as it is. */
export const turned = (token: string): string => (!isCurve(token) ? token : isLeft(token) ? token.slice(0, -5) : `${token}-left`);

/** The other side of a tile. */
export function flipped(token: string): string {
  if (token === BRIDGE) return token;
  const other = numberOf(token) + (token[2] === 'B' ? '' : 'B');
  return isLeft(token) && isCurve(other) ? `${other}-left` : other;
}

const SWAPPED: Readonly<Record<string, string>> = { L: 'R', R: 'L' };
const mirror = (name: string): string => (SWAPPED[name[0]!] ?? name[0]!) + name.slice(1);

/** Tiles and spaces as a course is drawn of them, whether they close or not. */
export function sceneOf(tokens: readonly string[]): Scene {
  const made: Scene = { tiles: [], spaces: [] };
  tokens.forEach((token, at) => {
    const side = find(token, tokens[at - 1] ?? '', tokens[at + 1] ?? '');
    if (!side) return;
    const curve = side.shape === 'curve';
    const left = curve && isLeft(token);
    const tile = made.tiles.push({ name: sideOf(token), shape: side.shape, turn: curve ? (left ? 'left' : 'right') : '', kind: side.kind }) - 1;
    const named = (name: string) => `${tile}${left ? mirror(name) : name}`;
    for (const [name, lane, start, end, marks, next] of side.spaces) {
      const crossed = tile === 1 && /^[LMRX][01]$/.test(name) && (name[1] === '0' || name === 'X1');
      made.spaces.push({ name: named(name), tile, lane: left ? mirror(lane) : lane, start, end, marks: crossed ? [...marks, 'line'] : marks, next: next.map(named) });
    }
  });
  return made;
}

/** How many rounds a race takes: measured on races of the computer players, see pace.json. */
export const rounds = (tokens: readonly string[]): number => sceneOf(tokens).spaces.length / pace.spaces;

/** How many minutes a race of so many cars takes: rounds, times cars, times half a minute. */
export const minutes = (tokens: readonly string[], cars: number): number => Math.max(1, Math.round((rounds(tokens) * cars * pace.seconds) / 60));

/** The ready courses by name, by growing length. */
export const READY: readonly (readonly [name: string, tiles: readonly string[]])[] = [...courses.matchAll(/^([\w-]+) = "(.*)"$/gm)].map(([, name, tiles]) => [name!, tiles!.split(' ')] as const);

const TOKEN = /^(?:\d\d[AB]?(?:-(?:left|right))?|X)$/;

/** The tiles of a text; null where it is none, or names a tile that there is not. */
export function tilesOf(text: string): string[] | null {
  const found = text.replace(/[|,.]/g, ' ').split(/\s+/).filter(Boolean);
  if (!found.length || found.length > MOST || !found.every((token) => TOKEN.test(token))) return null;
  const tokens = found.map((token) => token.replace('A', '').replace('-right', ''));
  return tokens.every(isTile) ? tokens : null;
}

export const toFragment = (tokens: readonly string[]): string => tokens.join('.');

/** A course as a file: its name, then its tiles. */
export const toFile = (name: string, tokens: readonly string[]): string => `${name}\n${tokens.join(' ')}\n`;

/** What a file says: the last line are the tiles, the one before is the name. */
export function fromFile(text: string): { name: string; tiles: string[] } | null {
  const lines = text.slice(0, 2000).split('\n').map((line) => line.trim()).filter(Boolean);
  const tiles = tilesOf(lines.at(-1) ?? '');
  return tiles && { name: (lines.at(-2) ?? '').slice(0, LONGEST_NAME), tiles };
}
