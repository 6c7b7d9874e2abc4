import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const folder = new URL('../words/', import.meta.url);
const games = new URL('../games/', import.meta.url);
const further = new URL('../words/further/', import.meta.url);
const folders = [folder, further, ...readdirSync(games, { withFileTypes: true }).filter((each) => each.isDirectory()).map((each) => new URL(`${each.name}/words/`, games))];
const languages = ['de', 'en', 'es', 'fr', 'nl', 'pt'];
const read = (name: string, where = folder) => readFileSync(new URL(name, where), 'utf-8');

function messages(language: string, where = folder): Map<string, string> {
  const found = new Map<string, string>();
  let id = '';
  for (const line of read(`${language}.ftl`, where).split('\n')) {
    const begins = /^([a-z][a-z0-9-]*) =/.exec(line);
    if (begins) id = begins[1]!;
    if (id && !line.startsWith('#')) found.set(id, `${found.get(id) ?? ''}${line}\n`);
  }
  return found;
}

const variables = (text: string) => [...new Set(text.match(/\$\w+/g) ?? [])].sort();

test('there is a catalogue for each language', () => {
  for (const where of folders) {
    expect(readdirSync(where).filter((name) => name.endsWith('.ftl')).sort()).toEqual(languages.map((language) => `${language}.ftl`));
  }
});

test.each(languages)('%s says the same things as English, with the same details', (language) => {
  for (const where of folders) {
    const english = messages('en', where);
    const own = messages(language, where);
    expect([...own.keys()]).toEqual([...english.keys()]);
    for (const [id, text] of english) expect(variables(own.get(id)!), id).toEqual(variables(text));
  }
});

test.each(languages)('%s is sound Fluent', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const where of [folder, further]) expect(bundle.addResource(new FluentResource(read(`${language}.ftl`, where)))).toEqual([]);
  for (const [id, text] of [...messages(language), ...messages(language, further)]) {
    const message = bundle.getMessage(id);
    const errors: Error[] = [];
    const details = Object.fromEntries(variables(text).map((name) => [name.slice(1), 2]));
    expect(message?.value, id).toBeTruthy();
    bundle.formatPattern(message!.value!, details, errors);
    expect(errors, id).toEqual([]);
  }
});

test('every message that the pages ask for is there', () => {
  const known = new Map([...messages('en'), ...messages('en', further)]);
  const source = ['pages', 'parts', '.']
    .flatMap((name) => readdirSync(new URL(`../${name}/`, import.meta.url)).filter((file) => file.endsWith('.svelte')).map((file) => new URL(`../${name}/${file}`, import.meta.url)))
    .map((file) => readFileSync(file, 'utf-8'))
    .join('\n');
  const asked = [...source.matchAll(/(?<![.\w])say\('([a-z0-9-]+)'/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(80);
  for (const id of asked) expect(known.has(id), id).toBe(true);
});
