import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, openTable, readMoment, RequestFailed } from './http';

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

  it('fails where nobody can be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await expect(readMoment('k3v9', 1, null, 'en')).rejects.toMatchObject({ status: 0, sentence: null });
  });
});
