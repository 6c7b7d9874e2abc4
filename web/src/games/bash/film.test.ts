import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/wire';
import { pictures, still } from './film';
import type { BashScene, BashTable } from './view';

const scene = { cars: [{ colour: 'blue' }], spaces: [] } as unknown as BashScene;
const table = {
  cars: [{ space: '1m1', life: 3, energy: 0, finished: false }],
  bombs: [{ space: '1m2' }],
  boulders: [{ space: '1m3' }],
  boosts: ['1m4'],
  snout: null,
  strip: [0],
  turn: 0,
} as unknown as BashTable;
const at = (name: string, space: string): GameEvent => ({ name, details: { car: 'blue', space } });

test.each(['bombs', 'boulders', 'boosts'] as const)('%s lie on a space once, also where they lay there when the page came', (things) => {
  const [space] = still(table)[things];
  const laid = at(`${things.slice(0, -1)}-laid`, space!);
  const shown = pictures(scene, table, [laid, at(laid.name, '1m9'), laid]);
  expect(shown).toHaveLength(3);
  for (const picture of shown) expect(new Set(picture[things]).size).toBe(picture[things].length);
  expect(shown.at(-1)![things]).toEqual(['1m9', space]);
});

test('what explodes or is lifted is gone', () => {
  expect(pictures(scene, table, [at('exploded', '1m2')]).at(-1)!.bombs).toEqual([]);
  expect(pictures(scene, table, [at('boulder-gone', '1m3')]).at(-1)!.boulders).toEqual([]);
});
