import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableMessage } from '../testing/sample';
import { FakeSocket } from '../testing/socket';
import { Connection } from './connection.svelte';
import type { TableMessage } from './messages';

describe('the connection of a table', () => {
  let seen: TableMessage[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.opened = [];
    seen = [];
    connection = new Connection(
      'k3v9',
      'key',
      'fr',
      (message) => seen.push(message),
      false,
      (url, protocols) => new FakeSocket(url, protocols) as unknown as WebSocket,
    );
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('names table and language in its address, and the key elsewhere', () => {
    expect(FakeSocket.newest.url).toBe('ws://localhost:3000/api/tables/k3v9/socket?lang=fr');
    expect(FakeSocket.newest.protocols).toEqual(['zellige', 'zellige.key.key']);
  });

  it('hands on table messages and answers what was asked', async () => {
    FakeSocket.newest.say(tableMessage());
    expect(connection.state).toBe('open');
    expect(seen).toHaveLength(1);
    const answer = connection.ask({ type: 'why', actions: ['take 3'] });
    const { id } = FakeSocket.newest.sent[0]!;
    FakeSocket.newest.say({ type: 'why', id, actions: ['take 3'], legal: false, text: 'Only two are left.' });
    await expect(answer).resolves.toMatchObject({ legal: false, text: 'Only two are left.' });
  });

  it('makes the table of what changed since the message before', () => {
    FakeSocket.newest.say({ ...tableMessage(), number: 1 });
    FakeSocket.newest.say({ type: 'change', number: 2, base: 1, version: 2, changes: [{ at: ['version'], value: 2 }] });
    FakeSocket.newest.say({ type: 'change', number: 3, base: 2, version: 2, changes: [{ at: ['ply'], value: 3 }] });
    expect(seen.map(({ version, ply }) => [version, ply])).toEqual([
      [1, 2],
      [2, 2],
      [2, 3],
    ]);
  });

  it('comes again for the whole table where it has not what changed', () => {
    FakeSocket.newest.say({ ...tableMessage(), number: 1 });
    FakeSocket.newest.say({ type: 'change', number: 3, base: 2, version: 3, changes: [{ at: ['ply'], value: 3 }] });
    expect(seen).toHaveLength(1);
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(500);
    FakeSocket.newest.say({ ...tableMessage({ version: 3 }), number: 1 });
    expect(seen.map(({ version }) => version)).toEqual([1, 3]);
  });

  it('sends an act again after a lost connection', async () => {
    FakeSocket.newest.say(tableMessage());
    const answer = connection.ask({ type: 'act', actions: ['take 1'], version: 1 });
    FakeSocket.newest.close();
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.opened.map(({ url }) => url)).toEqual([FakeSocket.newest.url, FakeSocket.newest.url]);
    FakeSocket.newest.say(tableMessage());
    const again = FakeSocket.newest.sent[0]!;
    expect(again).toMatchObject({ type: 'act', actions: ['take 1'], version: 1, again: true });
    FakeSocket.newest.say({ type: 'done', id: again['id'] });
    await expect(answer).resolves.toMatchObject({ type: 'done' });
  });

  it('asks again when the table has moved on, and hands on why the act no longer fits', async () => {
    FakeSocket.newest.say(tableMessage());
    const answer = connection.ask({ type: 'act', actions: ['take 1'], version: 1 });
    FakeSocket.newest.close();
    vi.advanceTimersByTime(500);
    FakeSocket.newest.say(tableMessage({ version: 4 }));
    const again = FakeSocket.newest.sent[0]!;
    expect(again).toMatchObject({ type: 'act', actions: ['take 1'], version: 1, again: true });
    FakeSocket.newest.say({ type: 'error', id: again['id'], error: 'The table has moved on.' });
    await expect(answer).resolves.toMatchObject({ type: 'error', error: 'The table has moved on.' });
  });

  it('says why it is turned away, and does not come again', () => {
    FakeSocket.newest.say({ type: 'error', id: null, error: 'Il n’y a pas de table k3v9.' });
    FakeSocket.newest.close(4404);
    expect(connection.state).toBe('refused');
    expect(connection.refusal).toBe('Il n’y a pas de table k3v9.');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('says why there is no room now, and comes again until there is', () => {
    FakeSocket.newest.say({ type: 'error', id: null, error: 'Trop de connexions.' });
    FakeSocket.newest.close(1013);
    expect([connection.state, connection.refusal]).toEqual(['lost', 'Trop de connexions.']);
    vi.advanceTimersByTime(500);
    FakeSocket.newest.close();
    expect(connection.refusal).toBeNull();
    vi.advanceTimersByTime(1_000);
    FakeSocket.newest.say(tableMessage());
    expect(connection.state).toBe('open');
  });

  it('keeps what is asked while there is no connection', () => {
    FakeSocket.newest.say(tableMessage());
    FakeSocket.newest.close();
    void connection.ask({ type: 'act', actions: ['take 2'], version: 1 });
    vi.advanceTimersByTime(500);
    FakeSocket.newest.say(tableMessage());
    expect(FakeSocket.newest.sent[0]).toMatchObject({ actions: ['take 2'] });
    expect(FakeSocket.newest.sent[0]).not.toHaveProperty('again');
  });

  it('comes back after a pause when it sent too much, with its decision and without its questions', async () => {
    FakeSocket.newest.say(tableMessage());
    const question = connection.ask({ type: 'why', actions: ['take 3'] });
    void connection.ask({ type: 'act', actions: ['take 1'], version: 2 });
    FakeSocket.newest.close(1008);
    expect([connection.state, connection.sentAway]).toEqual(['lost', true]);
    await expect(question).resolves.toMatchObject({ type: 'error' });
    vi.advanceTimersByTime(2_999);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    FakeSocket.newest.say(tableMessage());
    expect([connection.state, connection.sentAway]).toEqual(['open', false]);
    expect(FakeSocket.newest.sent).toMatchObject([{ type: 'act', actions: ['take 1'] }]);
  });

  it('rests as long as the server says, which is asked too much', () => {
    FakeSocket.newest.say({ type: 'error', id: null, error: 'Trop de demandes.', retry_after: 7 });
    FakeSocket.newest.close(1008);
    expect([connection.state, connection.refusal]).toEqual(['lost', 'Trop de demandes.']);
    vi.advanceTimersByTime(6_999);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('asks now and then whether the server is there', () => {
    FakeSocket.newest.say(tableMessage());
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.newest.sent).toMatchObject([{ type: 'ping' }]);
    FakeSocket.newest.say({ type: 'pong', id: FakeSocket.newest.sent[0]!['id'], version: 1 });
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.newest.sent).toHaveLength(2);
    FakeSocket.newest.close();
    vi.advanceTimersByTime(400);
    FakeSocket.newest.say(tableMessage());
    expect(FakeSocket.newest.sent).toEqual([]);
  });

  it('is lost where no network says so: when nothing answers, or somebody looks again after sleep', () => {
    FakeSocket.newest.say(tableMessage());
    void connection.ask({ type: 'act', actions: ['take 1'], version: 2 });
    const dead = FakeSocket.newest;
    vi.advanceTimersByTime(14_999);
    expect(connection.state).toBe('open');
    vi.advanceTimersByTime(1);
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened).toHaveLength(2);
    dead.say(tableMessage());
    expect(seen).toHaveLength(1);
    FakeSocket.newest.say(tableMessage());
    expect(FakeSocket.newest.sent).toMatchObject([{ type: 'act', again: true }]);
    FakeSocket.newest.say({ type: 'done', id: FakeSocket.newest.sent[0]!['id'], version: 3 });
    for (const [event, target] of [['visibilitychange', document], ['offline', globalThis]] as const) {
      target.dispatchEvent(new Event(event));
      expect(FakeSocket.newest.sent.at(-1)).toMatchObject({ type: 'ping' });
      vi.advanceTimersByTime(5_000);
      expect(connection.state).toBe('lost');
      vi.advanceTimersByTime(400);
      FakeSocket.newest.say(tableMessage());
    }
    expect([connection.state, FakeSocket.opened.length]).toEqual(['open', 4]);
  });

  it('does not wait for ever to be let in', () => {
    vi.advanceTimersByTime(30_000);
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('says nothing more once it is closed, whatever is still under way', () => {
    connection.close();
    FakeSocket.newest.say(tableMessage());
    expect(seen).toEqual([]);
  });

  it('tries again ever more slowly, and not at all once it is closed', () => {
    for (const wait of [400, 800, 1600]) {
      const before = FakeSocket.opened.length;
      FakeSocket.newest.close();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.opened).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.opened).toHaveLength(before + 1);
    }
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(4);
  });
});
