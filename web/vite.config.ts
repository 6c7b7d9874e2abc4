import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` finds the server; `tailback serve` listens there unless told otherwise. */
const server = process.env['TAILBACK_SERVER'] ?? 'http://127.0.0.1:8000';

/** Below this many bytes a smaller body saves nothing on the way. */
const SMALL = 1000;

/** Beside each file its encodings, which the server sends as they are. */
const encoded: Plugin = {
  name: 'encoded',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      const body = readFileSync(join(dir, name));
      if (body.length < SMALL) continue;
      writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
    }
  },
};

/** The words that every page but the first needs of one language: in one file. */
const furtherWords = (id: string): string | undefined => {
  const language = /\/(?:words\/further|match\/text)\/(\w+)\.ftl/.exec(id)?.[1];
  return language && `further-${language}`;
};

export default defineConfig({
  plugins: [svelte(), encoded],
  build: {
    outDir: '../src/tailback/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Everything comes from files of our own: no data: addresses, which the page's policy refuses.
    assetsInlineLimit: 0,
    // A file of its own costs a request: small ones go where they are wanted. Larger ones went into catalogues, too, and
    // everyone loaded Portuguese.
    rollupOptions: { output: { experimentalMinChunkSize: 1_500, manualChunks: furtherWords } },
  },
  // The set-ups are drawn from the files that the rules read.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
});
