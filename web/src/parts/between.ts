/** What a table shows only where people play apart from each other. */
export { default as Bubble } from './Bubble.svelte';
export { default as Talk } from './Talk.svelte';
export { default as Together } from './Together.svelte';
