/** Every page but the first is loaded when it is wanted. */
import type { Component } from 'svelte';

export const pages: Readonly<Record<string, () => Promise<{ default: Component<any> }>>> = {
  history: () => import('../pages/History.svelte'),
  table: () => import('../pages/Table.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  lesson: () => import('../pages/Lesson.svelte'),
  game: () => import('../pages/GamePage.svelte'),
};
