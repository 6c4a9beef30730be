/** Requests to the server that is this page's own origin. A failure carries one sentence a person can read. */
import type { Language } from '../boards/contract';
import type { CheckedComponents, GameInfo, Guide, NewTable, OpenedTable, ShippedComponents, TableMessage } from './messages';

/** `sentence`: the server's own words; null when the server could not be reached or did not speak. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string | null,
  ) {
    super(sentence ?? `status ${status}`);
  }
}

async function request<Result>(path: string, init?: RequestInit): Promise<Result> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new RequestFailed(0, null);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as Result;
  const error = (body as { error?: unknown } | null)?.error;
  throw new RequestFailed(answer.status, typeof error === 'string' ? error : null);
}

/** An address under /api with the parameters that have a value. */
export function address(path: string, parameters: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
  const text = query.toString();
  return `/api/${path}${text ? `?${text}` : ''}`;
}

export const listGames = (lang: Language): Promise<GameInfo[]> => request(address('games', { lang }));

export const readTable = (table: string, key: string | null, lang: Language): Promise<TableMessage> =>
  request(address(`tables/${encodeURIComponent(table)}`, { key, lang }));

export const readMoment = (table: string, ply: number, key: string | null, lang: Language): Promise<TableMessage> =>
  request(address(`tables/${encodeURIComponent(table)}/moments/${ply}`, { key, lang }));

export const readGuide = (game: string, lang: Language): Promise<Guide> =>
  request(address(`guides/${encodeURIComponent(game)}`, { lang }));

export const readComponents = (game: string, lang: Language): Promise<ShippedComponents> =>
  request(address(`components/${encodeURIComponent(game)}`, { lang }));

export const checkComponents = (game: string, set: unknown, lang: Language): Promise<CheckedComponents> =>
  request(address(`components/${encodeURIComponent(game)}/check`, { lang }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(set),
  });

export const openTable = (table: NewTable, lang: Language): Promise<OpenedTable> =>
  request(address('tables', { lang }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(table),
  });

export const openRecord = (text: string, lang: Language): Promise<OpenedTable> =>
  request(address('records', { lang }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/jsonl; charset=utf-8' },
    body: text,
  });
