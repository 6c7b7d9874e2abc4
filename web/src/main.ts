import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { frame } from './lib/words.svelte';

await frame.begin();
const target = document.getElementById('app');
if (target) mount(App, { target });
