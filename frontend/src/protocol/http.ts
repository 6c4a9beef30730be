/** Requests to the server that is this page's own origin. A failure carries one sentence a person can read. */
import { download } from '../download';
import { say } from '../locale/language.svelte';
import type { Language } from '../settings.svelte';
import type { CheckedComponents, DealTable, Founded, GameInfo, Guide, Health, Joined, KeptTables, Laying, MyTables, NewDeal, NewTable, NextTable, PadAnswer, PadEntries, PadForm, Played, PlayedAgainst, PositionAnswer, PositionDocument, PositionForm, PositionUnderWork, SeatLink, SeatWords, SharedDeal, ShippedComponents, Shown, TableMessage, Thought } from './messages';
import type { Again, Coming, Forgotten, OwnTable, paths, Recovery, Refusal, Unnamed } from './wire';
import { pause, soon } from './pauses.svelte';

/** `sentence`: the server's own words; null when the server could not be reached or did not speak. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string | null,
  ) {
    super(sentence ?? `status ${status}`);
  }
}

/** What a person is told of a request that failed: the sentence of the server, or that it cannot be reached. */
export function failure(error: unknown, unreached = 'problem-offline'): string {
  return error instanceof RequestFailed && error.sentence !== null ? error.sentence : say(unreached);
}

type Method = 'get' | 'post';
type Success = 200 | 201;

/** The JSON that an address answers when it can. */
type Told<Path extends keyof paths, How extends Method> = paths[Path][How] extends { responses: infer All }
  ? { [Status in Success & keyof All]: All[Status] extends { content: { 'application/json': infer Body } } ? Body : never }[Success & keyof All]
  : never;

type Names = Record<string, string | number>;
type Parameters = Record<string, string | null>;

/** An address with its names and the parameters that have a value. */
export function address(path: keyof paths | '/api/tables/{table}/socket', names: Names, parameters: Parameters): string {
  const filled = path.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
  const text = query.toString();
  return text ? `${filled}?${text}` : filled;
}

/** How a request shows the key to a seat: never in its address, which stands in logs. */
const shows = (key: string | null | undefined): Record<string, string> => (key == null ? {} : { 'Zellige-Key': key });

/** The status of whoever asked for too much, who has not been heard, and the times such a request is sent again. */
const TOO_MUCH = 429;
const TRIES = 5;

/** Fetches; a refusal or silence is a `RequestFailed`. What came too fast is asked again when the server says so, unless nobody waits so long. */
async function answered(url: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  for (let tries = 1; ; tries++) {
    try {
      answer = await fetch(url, init);
    } catch {
      throw new RequestFailed(0, null);
    }
    if (answer.status !== TOO_MUCH || tries === TRIES || !soon(answer.headers.get('Retry-After'))) break;
    await pause(answer.headers.get('Retry-After'));
  }
  if (answer.ok) return answer;
  const refusal: Partial<Refusal> | null = await answer.json().catch(() => null);
  throw new RequestFailed(answer.status, typeof refusal?.error === 'string' ? refusal.error : null);
}

async function request<Path extends keyof paths, How extends Method>(
  how: How,
  path: Path,
  names: Names,
  parameters: Parameters,
  body?: { type: string; text: string },
): Promise<Told<Path, How>> {
  const { key, ...asked } = parameters;
  const headers = { ...shows(key), ...(body === undefined ? {} : { 'Content-Type': body.type }) };
  const init = { method: how.toUpperCase(), headers, ...(body === undefined ? {} : { body: body.text }) };
  const answer = await answered(address(path, names, asked), init);
  const told: Told<Path, How> | null = await answer.json().catch(() => null);
  if (told === null) throw new RequestFailed(answer.status, null);
  return told;
}

/** Saves what an address of a table answers as a file of the person's. */
export async function saveFile(
  path: '/api/tables/{table}/record' | '/api/tables/{table}/position' | '/api/tables/{table}/export',
  table: string,
  key: string | null,
  name: string,
  lang: Language,
): Promise<void> {
  const answer = await answered(address(path, { table }, { lang }), { method: 'GET', headers: shows(key) });
  download(name, await answer.blob());
}

const json = (value: unknown): { type: string; text: string } => ({ type: 'application/json', text: JSON.stringify(value) });

export const listGames = (lang: Language): Promise<GameInfo[]> => request('get', '/api/games', {}, { lang });

export const readTable = (table: string, key: string | null, lang: Language): Promise<TableMessage> =>
  request('get', '/api/tables/{table}', { table }, { key, lang });

/** The table after so many actions; behind a `veil` what one person alone may see is covered. */
export const readMoment = (table: string, ply: number, key: string | null, lang: Language, veil = false): Promise<TableMessage> =>
  request('get', '/api/tables/{table}/moments/{ply}', { table, ply }, { key, lang, ...(veil ? { veil: 'true' } : {}) });

/** The table after so many actions, with what else could have been done or drawn then; behind a `veil` what one person alone may see is covered. */
export const readCorrection = (table: string, ply: number, key: string | null, lang: Language, veil: boolean): Promise<TableMessage> =>
  request('get', '/api/tables/{table}/moments/{ply}', { table, ply }, { key, lang, correct: 'true', ...(veil ? { veil: 'true' } : {}) });

/** What bots expected, of a table whose game is over. */
export const readThoughts = (table: string, key: string | null, lang: Language): Promise<Thought[]> =>
  request('get', '/api/tables/{table}/thoughts', { table }, { key, lang }).then((told) => told.thoughts);

export const readGuide = (game: string, lang: Language): Promise<Guide> => request('get', '/api/guides/{game}', { game }, { lang });

export const readComponents = (game: string, lang: Language): Promise<ShippedComponents> =>
  request('get', '/api/components/{game}', { game }, { lang });

export const checkComponents = (game: string, set: unknown, lang: Language): Promise<CheckedComponents> =>
  request('post', '/api/components/{game}/check', { game }, { lang }, json(set));

/** The score pad of a game, with nothing entered yet. */
export const readPad = (game: string, lang: Language): Promise<PadForm> => request('get', '/api/games/{game}/pad', { game }, { lang });

/** What comes of what was counted at a table. */
export const countPad = (game: string, counted: PadEntries, lang: Language): Promise<PadAnswer> =>
  request('post', '/api/games/{game}/pad', { game }, { lang }, json(counted));

/** A table of a game on which nothing lies yet; without a number, for two where it can. */
export const readEmpty = (game: string, seats: number | null, lang: Language): Promise<PositionForm> =>
  request('get', '/api/games/{game}/position', { game }, { seats: seats === null ? null : String(seats), lang });

/** What comes of a position document, and what cannot be in it. */
export const lookAt = (game: string, form: PositionUnderWork, lang: Language): Promise<PositionAnswer> =>
  request('post', '/api/games/{game}/position', { game }, { lang }, json(form));

/** The position of a table after so many actions, as this browser may know it. */
export const readPosition = (table: string, ply: number | null, key: string | null, lang: Language): Promise<PositionDocument> =>
  request('get', '/api/tables/{table}/position', { table }, { key, ply: ply === null ? null : String(ply), lang });

/** What lay on a real table before the first action, told otherwise than at a version of the table. */
export const layAgain = (table: string, key: string | null, form: Laying, lang: Language): Promise<Played> =>
  request('post', '/api/tables/{table}/lay', { table }, { key, lang }, json(form));

export const openTable = (table: NewTable, lang: Language): Promise<Founded> => request('post', '/api/tables', {}, { lang }, json(table));

export const openLesson = (game: string, chapter: string, lang: Language): Promise<Founded> =>
  request('post', '/api/lessons/{game}/{chapter}', { game, chapter }, { lang });

export const openAgain = (table: string, key: string | null, form: Again, lang: Language): Promise<Founded> =>
  request('post', '/api/tables/{table}/again', { table }, { key, lang }, json(form));

/** Where the people of a table play again: whoever asks first has it founded. */
export const openRematch = (table: string, key: string | null, lang: Language): Promise<NextTable> =>
  request('post', '/api/tables/{table}/rematch', { table }, { key, lang });

/** Somebody wants a table deleted for all, or no more; with the last yes it is. */
export const forgetForAll = (table: string, key: string | null, yes: boolean, lang: Language): Promise<Forgotten> =>
  request('post', '/api/tables/{table}/forget', { table }, { key, lang }, json({ yes }));

/** Takes the names of one's own seats out of a table that is over. */
export const takeNameOut = (table: string, key: string | null, lang: Language): Promise<Unnamed> =>
  request('post', '/api/tables/{table}/unname', { table }, { key, lang });

/** Saves the records of one's own finished tables as one file. */
export async function saveMine(tables: OwnTable[], lang: Language): Promise<void> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ tables }) };
  download('zellige-records.jsonl', await (await answered(address('/api/mine/records', {}, { lang }), init)).blob());
}

export const readHealth = (): Promise<Health> => request('get', '/api/health', {}, {});

/** A new link to a seat, instead of the one there was; `frees`: whoever has the seat loses it. */
export const inviteTo = (table: string, key: string | null, seat: number, lang: Language, frees = false): Promise<SeatLink> =>
  request('post', '/api/tables/{table}/links', { table }, { key, lang }, json({ seat, frees }));

/** Four words that bring a seat of one's own back, instead of those there were. */
export const writeDown = (table: string, key: string | null, seat: number, lang: Language): Promise<SeatWords> =>
  request('post', '/api/tables/{table}/words', { table }, { key, lang }, json({ seat }));

/** Brings the seat of four words back; no other key opens it then. */
export const recoverSeat = (table: string, form: Recovery, lang: Language): Promise<Joined> =>
  request('post', '/api/tables/{table}/recover', { table }, { lang }, json(form));

/** Takes the seat of a link, which is used up then. */
export const joinTable = (table: string, form: Coming, lang: Language): Promise<Joined> =>
  request('post', '/api/tables/{table}/join', { table }, { lang }, json(form));

/** A deal that friends play each for themselves, and one's own table of it. */
export const openDeal = (deal: NewDeal, lang: Language): Promise<DealTable> => request('post', '/api/deals', {}, { lang }, json(deal));

/** A table of one's own, by the link to a deal. */
export const joinDeal = (deal: string, form: Coming, lang: Language): Promise<DealTable> =>
  request('post', '/api/deals/{deal}/join', { deal }, { lang }, json(form));

/** Who plays a deal, and once it is open how they fared; `key`: the link, or the key to a table of it. */
export const readDeal = (deal: string, key: string | null, lang: Language): Promise<SharedDeal> =>
  request('get', '/api/deals/{deal}', { deal }, { key, lang });

export const openRecord = (text: string, lang: Language): Promise<Shown> =>
  request('post', '/api/records', {}, { lang }, { type: 'application/jsonl; charset=utf-8', text });

/** Tables that are kept, from number `first` on; it fails where the server does not tell. */
export const listKept = (first: number, count: number, lang: Language): Promise<KeptTables> =>
  request('get', '/api/house', {}, { first: String(first), count: String(count), lang });

/** How tables stand whose keys somebody has. */
export const readMine = (tables: OwnTable[], lang: Language): Promise<MyTables> => request('post', '/api/mine', {}, { lang }, json({ tables }));

/** What opens a table to whoever sits at the computer of the server; null where nothing does. */
export const readHouseKey = (table: string): Promise<string | null> =>
  request('get', '/api/house/tables/{table}/key', { table }, {}).then(
    (opens) => opens.key,
    () => null,
  );

export const readAgainstBots = (lang: Language): Promise<PlayedAgainst[]> => request('get', '/api/house/bots', {}, { lang });
