import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { ahead } from './lib/ahead';
import { place } from './lib/route.svelte';
import { frame } from './lib/words.svelte';

const target = document.getElementById('app');
ahead(place.route);
void frame.begin().then(() => target && mount(App, { target }));
