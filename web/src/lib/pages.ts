/** Every page but the first is loaded when it is wanted. */
import type { Component } from 'svelte';
import { frame } from './words.svelte';

type Page = { default: Component<any> };

/** A page together with the words that the first one does without. */
async function worded(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, frame.further()]);
  return loaded;
}

export const pages: Readonly<Record<string, () => Promise<Page>>> = {
  history: () => worded(import('../pages/History.svelte')),
  dashboard: () => worded(import('../pages/Dashboard.svelte')),
  open: () => worded(import('../pages/Open.svelte')),
  host: () => worded(import('../pages/Host.svelte')),
  table: () => worded(import('../pages/Table.svelte')),
  rules: () => worded(import('../pages/Rules.svelte')),
  replay: () => worded(import('../pages/Replay.svelte')),
  lesson: () => worded(import('../pages/Lesson.svelte')),
  game: () => worded(import('../pages/GamePage.svelte')),
};
