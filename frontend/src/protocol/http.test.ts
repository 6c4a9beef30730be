import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, openTable, readMoment, RequestFailed } from './http';
import { pauses } from './pauses.svelte';

function answering(status: number, text: string): ReturnType<typeof vi.fn> {
  const asked = vi.fn().mockResolvedValue(new Response(text, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

describe('a request', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fills an address with its names, and leaves out parameters without a value', () => {
    expect(address('/api/tables/{table}/record', { table: 'a/b?' }, { key: null })).toBe('/api/tables/a%2Fb%3F/record');
    expect(address('/api/tables/{table}/socket', { table: 'k3v9' }, { veil: 'k&', lang: 'fr' })).toBe('/api/tables/k3v9/socket?veil=k%26&lang=fr');
  });

  it('names what is asked for', async () => {
    const asked = answering(200, '{"type":"table"}');
    await expect(readMoment('k3v9', 7, 'key', 'en')).resolves.toEqual({ type: 'table' });
    expect(asked).toHaveBeenCalledWith('/api/tables/k3v9/moments/7?lang=en', { method: 'GET', headers: { 'Zellige-Key': 'key' } });
  });

  it('sends a form as JSON', async () => {
    const asked = answering(201, '{"table":"k3v9","key":"k","seal":"s","assumptions":[]}');
    await expect(openTable({ game: 'heap', seats: [{ kind: 'person' }] }, 'en')).resolves.toMatchObject({ table: 'k3v9' });
    const [, init] = asked.mock.calls[0] as [string, RequestInit];
    expect([init.method, init.body]).toEqual(['POST', '{"game":"heap","seats":[{"kind":"person"}]}']);
  });

  it.each([
    [404, '{"error":"There is no such table."}', 'There is no such table.'],
    [400, '{"error":7}', null],
    [500, '<html>', null],
    [500, 'null', null],
    [200, 'null', null],
    [200, '', null],
  ])('fails with status %i and %s', async (status, text, sentence) => {
    answering(status, text);
    const failure = await readMoment('k3v9', 1, null, 'en').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestFailed);
    expect(failure).toMatchObject({ status, sentence });
  });

  it('asks again once it may, where it asked for too much, and says so meanwhile', async () => {
    vi.useFakeTimers();
    const often = (seconds: string): Response => new Response('{"error":"Too much"}', { status: 429, headers: { 'Retry-After': seconds } });
    const asked = vi.fn().mockResolvedValueOnce(often('2')).mockResolvedValueOnce(often('4')).mockResolvedValue(new Response('{"table":"k3v9"}', { status: 201 }));
    vi.stubGlobal('fetch', asked);
    const founded = openTable({ game: 'heap', seats: [{ kind: 'person' }] }, 'en');
    await vi.advanceTimersByTimeAsync(1_999);
    expect([asked.mock.calls.length, pauses.waiting]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(founded).resolves.toMatchObject({ table: 'k3v9' });
    expect(pauses.waiting).toBe(0);
    expect(asked.mock.calls[2]).toEqual(asked.mock.calls[0]);
    vi.useRealTimers();
  });

  it('gives up where it is told to wait again and again', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response('{"error":"Too much"}', { status: 429 }))));
    const failure = openTable({ game: 'heap', seats: [] }, 'en').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ status: 429, sentence: 'Too much' });
    expect(fetch).toHaveBeenCalledTimes(5);
    vi.useRealTimers();
  });

  it('fails where nobody can be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await expect(readMoment('k3v9', 1, null, 'en')).rejects.toMatchObject({ status: 0, sentence: null });
  });
});
