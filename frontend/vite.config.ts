import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { completeLocales } from './locale-check.ts';

// A module that one test file replaces would be replaced for all that share its process: those files have one each.
const tests = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('.test.ts')).map((file) => `src/${file.replaceAll('\\', '/')}`);
const alone = tests.filter((file) => readFileSync(file, 'utf-8').includes('vi.mock('));

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
  test: {
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'together', include: tests.filter((file) => !alone.includes(file)), isolate: false } },
    ],
  },
});
