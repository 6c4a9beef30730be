import { vi } from 'vitest';

// Most files share one document: each finds it, what it keeps and every module as they were at the beginning.
vi.resetModules();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();

// What a browser has and the test's document has not.
globalThis.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null, addListener() {}, removeListener() {} });
globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } as typeof CSS;
