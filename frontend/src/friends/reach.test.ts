import { afterEach, describe, expect, it, vi } from 'vitest';
import { askReach, isAlone, linkTo, newKey, reach, seatOf, tableOf, wordsLink } from './reach.svelte';

const answer = (body: unknown): void => void vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify(body)))));

describe('where others reach the server', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(reach, { address: null, asked: false });
  });

  it('is what the server says, and links lead there', async () => {
    answer({ ok: true, version: '1', address: 'http://192.168.1.5:8642/' });
    await askReach();
    expect(linkTo('k3v9', '2-a_b')).toBe('http://192.168.1.5:8642/#/join/k3v9/2-a_b');
    expect(isAlone('127.0.0.1')).toBe(false);
  });

  it('is this page where the server says nothing: nowhere else, unless the page came from elsewhere', async () => {
    answer({ ok: true, version: '1', address: null });
    await askReach();
    expect(linkTo('k3v9', '2-a_b')).toBe(`${location.origin}/#/join/k3v9/2-a_b`);
    expect(['localhost', '127.0.0.1', '[::1]', 'zellige.example', '192.168.1.5'].map((host) => isAlone(host))).toEqual([true, true, true, false, false]);
  });

  it('stays what it was while the server does not answer', async () => {
    answer({ ok: true, version: '1', address: 'http://192.168.1.5:8642/' });
    await askReach();
    vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('offline'))));
    await askReach();
    expect(reach).toEqual({ address: 'http://192.168.1.5:8642/', asked: true });
  });

  it('a table is named by its address, whatever stands in it, or by its name', () => {
    expect(wordsLink('k3v9')).toBe(`${location.origin}/#/words/k3v9`);
    const said = [wordsLink('k3v9'), ' https://zellige.example/#/watch/k3v9/17 ', '#/table/k3v9', 'join/k3v9/2-a_b', 'K3V9'];
    expect(said.map(tableOf)).toEqual(['k3v9', 'k3v9', 'k3v9', 'k3v9', 'k3v9']);
    expect(['', 'https://zellige.example/', '#/', 'four words'].map(tableOf)).toEqual([null, null, null, null]);
  });

  it('a link says which seat it is for', () => {
    expect([seatOf('2-x-3'), seatOf('12-y'), seatOf('x-2'), seatOf('')]).toEqual([2, 12, null, null]);
  });

  it('a key of its own choice is new each time and as a server takes it', () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
  });
});
