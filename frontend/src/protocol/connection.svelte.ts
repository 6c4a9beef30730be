/** The WebSocket of one table: comes back by itself, and what was not answered is asked again. */
import { say } from '../locale/language.svelte';
import { changed } from './difference';
import { address } from './http';
import type { Answer, ClockMessage, Frame, SaidMessage, SocketMessage, TableChange, TableMessage } from './messages';

type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

interface Waiting {
  frame: Frame;
  resolve: (answer: Answer) => void;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const BEAT = 20000;
/** Whoever says nothing for so long is gone, though no network has said so: when it was asked, when somebody looks again, when it is to open. */
const ANSWERS = 15000;
const WAKES = 5000;
const OPENS = 30000;
/** Close codes are 4000 + an HTTP status: of these, coming again would change nothing. */
const REFUSED = { from: 4400, to: 4499 } as const;
/** The close code of a server that was sent too much at once; one comes back after a pause. */
const TOO_MUCH = 1008;
const REST = 3000;
const LONGEST_REST = 60000;

export class Connection {
  state = $state<ConnectionState>('connecting');
  /** Why this table cannot be entered, or not now, in the server's words. */
  refusal = $state<string | null>(null);
  /** Whether the connection was lost because this page sent too much at once. */
  sentAway = $state(false);
  /** Hears what somebody at the table says. */
  onsaid: ((message: SaidMessage) => void) | null = null;
  /** Hears what the clocks of the table show. */
  onclock: ((message: ClockMessage) => void) | null = null;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  /** The ids of frames that went out on some connection: the server may have heard them. */
  private sent = new Set<string>();
  private counter = 0;
  private delay = FIRST_DELAY;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private greeted = false;
  /** Milliseconds after which the server, which was sent too much, may be asked again. */
  private pause = 0;
  /** What the server said instead of a greeting. */
  private told: string | null = null;
  /** What this connection was told of the table last; what changes of it is told by its number. */
  private last: TableMessage | null = null;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly lang: string,
    private readonly onmessage: (message: TableMessage) => void,
    private readonly veil = false,
    private readonly make: (url: string, protocols: string[]) => WebSocket = (url, protocols) => new WebSocket(url, protocols),
  ) {
    this.open();
    globalThis.addEventListener('online', this.now);
    globalThis.addEventListener('offline', this.now);
    document.addEventListener('visibilitychange', this.now);
  }

  /** Sends a frame; resolves with its answer, however many connections that takes. */
  ask(frame: Frame): Promise<Answer> {
    const id = String(++this.counter);
    return new Promise((resolve) => {
      this.waiting.set(id, { frame, resolve });
      if (!this.greeted) return;
      this.send(id, frame);
      if ('version' in frame) this.expect(ANSWERS);
    });
  }

  close(): void {
    this.closed = true;
    globalThis.removeEventListener('online', this.now);
    globalThis.removeEventListener('offline', this.now);
    document.removeEventListener('visibilitychange', this.now);
    if (this.retry !== null) clearTimeout(this.retry);
    if (this.beat !== null) clearInterval(this.beat);
    this.heard();
    this.socket?.close();
  }

  private open(): void {
    const path = address('/api/tables/{table}/socket', { table: this.table }, { lang: this.lang, ...(this.veil ? { veil: 'true' } : {}) });
    const url = new URL(path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    this.greeted = false;
    this.told = null;
    this.pause = 0;
    this.last = null;
    const socket = this.make(url.href, this.key === null ? ['zellige'] : ['zellige', `zellige.key.${this.key}`]);
    const before = this.socket;
    this.socket = socket;
    before?.close();
    socket.onmessage = (event) => socket === this.socket && this.receive(String(event.data));
    socket.onclose = (event) => this.lose(socket, event.code);
    this.expect(OPENS);
  }

  /** Something is to come within so many milliseconds. A socket does not notice that a phone slept or is in another network. */
  private expect(within: number): void {
    const socket = this.socket;
    this.heard();
    this.silence = setTimeout(() => {
      if (socket === null) return;
      this.lose(socket, 1006);
      this.socket = null;
      socket.close();
    }, within);
  }

  private heard(): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = null;
  }

  /** Asks whether the server is there. */
  private ping(within: number): void {
    this.send(String(++this.counter), { type: 'ping' });
    this.expect(within);
  }

  private receive(text: string): void {
    if (this.closed) return;
    this.heard();
    const message: SocketMessage = JSON.parse(text);
    if (message.type === 'table' || message.type === 'change') {
      this.last = message.type === 'table' ? message : this.changed(message);
      if (this.last === null) return;
      if (!this.greeted) this.greet();
      this.onmessage(this.last);
      return;
    }
    if (message.type === 'clock') {
      this.onclock?.(message);
      return;
    }
    if (message.type === 'said') {
      this.onsaid?.(message);
      return;
    }
    if (message.type === 'error' && !this.greeted) this.told = message.error;
    if (message.type === 'error') this.pause = Math.min((message.retry_after ?? 0) * 1000, LONGEST_REST);
    const id = typeof message.id === 'string' ? message.id : '';
    this.waiting.get(id)?.resolve(message);
    this.waiting.delete(id);
    this.sent.delete(id);
  }

  /** The table as it is now. Whoever has not what changed comes again, and is told the whole. */
  private changed({ number, base, changes }: TableChange): TableMessage | null {
    if (this.last?.number === base) return { ...changed(this.last, changes), number };
    this.socket?.close();
    return null;
  }

  /**
   * The first message of a connection says that the table can be asked. What was asked before is asked again: it names the
   * version it was meant for, so the server does it, or knows that it is done, or says why it no longer fits.
   */
  private greet(): void {
    this.greeted = true;
    this.state = 'open';
    this.refusal = null;
    this.sentAway = false;
    this.delay = FIRST_DELAY;
    if (this.beat === null) this.beat = setInterval(() => this.ping(ANSWERS), BEAT);
    for (const [id, { frame }] of this.waiting) {
      this.send(id, 'version' in frame && this.sent.has(id) ? { ...frame, again: true } : frame);
    }
  }

  private send(id: string, frame: Frame): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ id, ...frame } satisfies Frame));
    if (this.waiting.has(id)) this.sent.add(id);
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    this.heard();
    this.greeted = false;
    this.refusal = this.told;
    if (code >= REFUSED.from && code <= REFUSED.to) {
      this.state = 'refused';
      return;
    }
    this.state = 'lost';
    if (code === TOO_MUCH) this.rest();
    if (this.beat !== null) clearInterval(this.beat);
    this.beat = null;
    this.retry = setTimeout(() => this.open(), this.delay);
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  /** Questions that were too many are not asked again: only a decision is worth coming back with. */
  private rest(): void {
    this.sentAway = true;
    this.delay = Math.max(this.delay, REST, this.pause);
    for (const [id, { frame, resolve }] of this.waiting) {
      if ('version' in frame) continue;
      this.waiting.delete(id);
      this.sent.delete(id);
      resolve({ type: 'error', id, error: say('connection-too-much') });
    }
  }

  private now = (): void => {
    if (document.hidden) return;
    if (this.state === 'open') this.ping(WAKES);
    if (this.state !== 'lost' || this.retry === null) return;
    clearTimeout(this.retry);
    this.retry = null;
    this.delay = FIRST_DELAY;
    this.open();
  };
}
