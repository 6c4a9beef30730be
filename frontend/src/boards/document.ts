/** Position documents: what stands at a place of one ("hands/0/wall"), and documents that say something else there. */
import type { Doc } from './edit';

type Holder = Record<string, unknown> | unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const keysOf = (path: string): string[] => path.split('/');

/** What stands at a place; undefined for nothing. */
export function at(document: Doc, path: string): unknown {
  return keysOf(path).reduce<unknown>((inside, key) => (isHolder(inside) ? (inside as Record<string, unknown>)[key] : undefined), document);
}

/** The document that says this at a place; undefined: nothing. Objects that have to be there around it are made. */
export function withAt(document: Doc, path: string, value: unknown): Doc {
  return changed(document, keysOf(path), value) as Doc;
}

/** The document without some places. */
export function without(document: Doc, ...paths: string[]): Doc {
  return paths.reduce((found, path) => (at(found, path) === undefined ? found : withAt(found, path, undefined)), document);
}

function changed(inside: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const list = Array.isArray(inside);
  const before = isHolder(inside) ? (inside as Record<string, unknown>)[key] : undefined;
  const now = rest.length === 0 ? value : changed(before, rest, value);
  if (!list) {
    const { [key]: _, ...others } = (isHolder(inside) ? inside : {}) as Record<string, unknown>;
    return now === undefined ? others : { ...(inside as object), [key]: now };
  }
  const found = [...(inside as unknown[])];
  while (found.length < Number(key)) found.push({});
  if (now === undefined) found.splice(Number(key), 1);
  else found[Number(key)] = now;
  return found;
}

/** A list of texts, whatever stands there. */
export const textsAt = (document: Doc, path: string): string[] => {
  const found = at(document, path);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
};

export const numberAt = (document: Doc, path: string): number | null => {
  const found = at(document, path);
  return typeof found === 'number' ? found : null;
};
