import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HERE = new URL('./', import.meta.url);
const folders = readdirSync(HERE, { withFileTypes: true }).filter((each) => each.isDirectory());

test.each(folders.map(({ name }) => name))('%s imports nothing from another game', (name) => {
  const folder = new URL(`${name}/`, HERE);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(ts|svelte)$/.test(file));
  const found = sources.flatMap((file) => {
    const paths = [...readFileSync(new URL(file, folder), 'utf-8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)].map(([, path]) => path!);
    return paths.map((path) => new URL(path, new URL(file, folder)).pathname).filter((path) => path.startsWith(HERE.pathname) && !path.startsWith(folder.pathname));
  });
  expect(sources.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
