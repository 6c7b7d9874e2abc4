/** A tile in words: number and side, what kind it is, and which way it turns. */
import type { Catalogue } from '../../../lib/words.svelte';
import { BRIDGE, CLAUSES, isCurve, isLeft, kindOf, numberOf, sideOf } from './plan';

/** Number and side as players write them: side A is not written. */
export const shortOf = (token: string): string => (token === BRIDGE ? BRIDGE : sideOf(token).replace('A', ''));

export function describe(token: string, words: Catalogue): string {
  const clause = CLAUSES[kindOf(token)];
  const shape = isCurve(token) ? (isLeft(token) ? 'left' : 'right') : numberOf(token) === '01' ? 'start' : 'straight';
  const way = words.say('editor-shape', { shape });
  const what = clause ? words.say(`${clause}.title`) : '';
  if (token === BRIDGE) return what;
  if (!what) return words.say('editor-tile', { tile: shortOf(token), what: way });
  return words.say('editor-tile', { tile: shortOf(token), what: isCurve(token) ? `${what}, ${way}` : what });
}
