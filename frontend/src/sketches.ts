/** Positions under work, one a game, as this browser keeps them, and the text that holds one behind the # of an address. */
import { keep, recall } from './storage.svelte';

type Doc = Record<string, unknown>;

interface Sketch {
  document: Doc;
  /** What it was before, the newest last. */
  past: Doc[];
}

export const sketchPlace = (game: string): string => `zellige.edit.${game}`;
/** Documents kept to go back to. */
export const MOST_PAST = 30;

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is under work of a game, or at another place of the storage; null for nothing that can be read. */
export function recallSketch(game: string, place = sketchPlace(game)): Sketch | null {
  const found = recall(place);
  if (!isDoc(found) || !isDoc(found['document'])) return null;
  return { document: found['document'], past: Array.isArray(found['past']) ? found['past'].filter(isDoc) : [] };
}

export function keepSketch(game: string, sketch: Sketch, place = sketchPlace(game)): boolean {
  return keep(place, { document: sketch.document, past: sketch.past.slice(-MOST_PAST) });
}

/** Puts a document to work; what was there before can be gone back to. */
export function bringSketch(game: string, document: Doc): void {
  const before = recallSketch(game);
  keepSketch(game, { document, past: before === null ? [] : [...before.past, before.document] });
}

// --- links ---

const PACKED = 'z';
const PLAIN = 'j';

/** A document as a text for an address: compressed where the browser can. */
export async function packed(document: Doc): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  if (typeof CompressionStream === 'undefined') return PLAIN + base64(bytes);
  return PACKED + base64(await through(bytes, new CompressionStream('deflate-raw')));
}

/** What `packed` made of a document; null for anything else. */
export async function unpacked(text: string): Promise<Doc | null> {
  try {
    const bytes = Uint8Array.from(atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const plain = text.startsWith(PACKED) ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    return isDoc(found) ? found : null;
  } catch {
    return null;
  }
}

function base64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** No link holds more: whoever makes one with a bomb in it gets nothing. */
const MOST_BYTES = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Response(bytes).body!.pipeThrough(change).getReader();
  let found = new Uint8Array(0);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return found;
    if (found.length + value.length > MOST_BYTES) throw new RangeError('too large');
    const more = new Uint8Array(found.length + value.length);
    more.set(found);
    more.set(value, found.length);
    found = more;
  }
}
