import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { completeLocales } from './locale-check.ts';

export default defineConfig({
  base: './',
  plugins: [svelte(), completeLocales()],
  build: {
    outDir: '../src/zellige/server/app',
    emptyOutDir: true,
    // A strict content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Notices of everything that is bundled travel with the app.
    license: { fileName: 'licences.md' },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'], testTimeout: 30_000 },
});
