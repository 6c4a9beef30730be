// What a browser has and the test's document has not.
globalThis.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null, addListener() {}, removeListener() {} });
globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } as typeof CSS;
