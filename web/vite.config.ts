import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the server; `tailback serve` listens there unless told otherwise. */
const server = process.env['TAILBACK_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tailback/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Everything comes from files of our own: no data: addresses, which the page's policy refuses.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
