/** Every interface word in every language: a missing, surplus or unknown message id stops the build. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'fr'] as const;

interface Message {
  variables: string;
}

/** Message ids of a Fluent file with the variables each one uses; a line that Fluent cannot read is a complaint of its own. */
function messages(text: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const entry of new FluentResource(text).body) {
    found.set(entry.id, { variables: [...variablesOf(entry)].sort().join(' ') });
  }
  return found;
}

function variablesOf(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) node.forEach((part) => variablesOf(part, found));
  else if (node !== null && typeof node === 'object') {
    const part = node as Record<string, unknown>;
    if (part['type'] === 'var') found.add(String(part['name']));
    Object.values(part).forEach((value) => variablesOf(value, found));
  }
  return found;
}

function declared(text: string): string[] {
  return [...text.matchAll(/^(-?[a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

/** Complaints about one folder of Fluent files; [] when all is well. */
export function complaints(folder: string, sources: readonly string[]): string[] {
  const texts = LANGUAGES.map((language) => readFileSync(join(folder, `${language}.ftl`), 'utf8'));
  const [english, french] = texts.map(messages) as [Map<string, Message>, Map<string, Message>];
  const wrong: string[] = [];
  texts.forEach((text, number) => {
    const read = [english, french][number]!;
    for (const id of declared(text)) if (!read.has(id)) wrong.push(`${folder}/${LANGUAGES[number]}.ftl: cannot read "${id}"`);
    const ids = declared(text);
    for (const id of new Set(ids)) if (ids.filter((one) => one === id).length > 1) wrong.push(`${folder}: "${id}" stands twice`);
  });
  for (const [id, message] of english) {
    if (!french.has(id)) wrong.push(`${folder}/fr.ftl: "${id}" is missing`);
    else if (french.get(id)!.variables !== message.variables) wrong.push(`${folder}: "${id}" uses other variables in French`);
    if (!id.startsWith('-') && !sources.some((source) => mentions(source, id))) wrong.push(`${folder}: nothing says "${id}"`);
  }
  for (const id of french.keys()) if (!english.has(id)) wrong.push(`${folder}/en.ftl: "${id}" is missing`);
  return wrong;
}

function mentions(source: string, id: string): boolean {
  if (source.includes(`'${id}'`)) return true;
  return [...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].some((match) => id.startsWith(match[1]!));
}

/** Ids that the app says without having a word for them. */
function unknown(root: string, sources: ReadonlyMap<string, string>, known: ReadonlySet<string>): string[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\bsay\(\s*'([^']+)'/g)]
      .map((match) => match[1]!)
      .filter((id) => !known.has(id))
      .map((id) => `${file.slice(root.length + 1)}: there is no word "${id}"`),
  );
}

export function checkLocales(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(root, 'src', file));
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const rooms = readdirSync(join(root, 'src/boards'), { recursive: true, encoding: 'utf8' }).map((name) => join(root, 'src/boards', name));
  const folders = [join(root, 'src/locale'), ...rooms.filter((folder) => existsSync(join(folder, 'en.ftl')))];
  const known = new Set(folders.flatMap((folder) => [...messages(readFileSync(join(folder, 'en.ftl'), 'utf8')).keys()]));
  const misplaced = folders.slice(1).flatMap((folder) =>
    [...messages(readFileSync(join(folder, 'en.ftl'), 'utf8')).keys()]
      .filter((id) => !id.startsWith(`${basename(folder)}-`))
      .map((id) => `${folder}: "${id}" does not start with the name of its room`),
  );
  return [...folders.flatMap((folder) => complaints(folder, [...sources.values()])), ...unknown(root, sources, known), ...misplaced];
}

export function completeLocales(): Plugin {
  let root = '';
  return {
    name: 'complete-locales',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      const wrong = checkLocales(root);
      if (wrong.length > 0) this.error(wrong.join('\n'));
    },
  };
}
