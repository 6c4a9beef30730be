/** Where others reach this table's server, and the links that lead there. */
import { readHealth } from '../protocol/http';
import { hashOf } from '../route';

const ALONE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** `address`: where the server says that others reach it; null until it has said so, and where it says nothing. */
export const reach = $state<{ address: string | null; asked: boolean }>({ address: null, asked: false });

/** Asks the server; whatever it answered before stays where it cannot be asked. */
export async function askReach(): Promise<void> {
  const health = await readHealth().catch(() => null);
  if (health !== null) reach.address = health.address;
  reach.asked = true;
}

/** Whether a link made here leads nowhere but to this computer. */
export function isAlone(host = location.hostname): boolean {
  return reach.address === null && ALONE.test(host);
}

/** The address that somebody elsewhere opens to take a seat. */
export function linkTo(table: string, link: string): string {
  return (reach.address ?? `${location.origin}/`) + hashOf({ screen: 'join', table, link });
}

/** The address that friends open to play the same deal. */
export function dealLink(deal: string, link: string): string {
  return (reach.address ?? `${location.origin}/`) + hashOf({ screen: 'deal', deal, link });
}

/** The address that somebody opens to watch: it says no more than which table it is. */
export function watchLink(table: string): string {
  return (reach.address ?? `${location.origin}/`) + hashOf({ screen: 'watch', table, moment: null });
}

/** The address at which four words bring a seat of a table back. */
export function wordsLink(table: string): string {
  return (reach.address ?? `${location.origin}/`) + hashOf({ screen: 'words', table });
}

/** The table of an address somebody has copied, or of its bare name; null where it names none. */
export function tableOf(text: string): string | null {
  const behind = text.trim().split('#').at(-1)!.replace(/^\//, '').split('/').filter((part) => part !== '');
  const name = behind.length > 1 ? behind[1]! : (behind[0] ?? '');
  return /^[a-z0-9]{1,40}$/i.test(name) ? name.toLowerCase() : null;
}

/** The seat a link is for, counted from 1; null when it does not say. */
export function seatOf(link: string): number | null {
  const seat = /^(\d+)-/.exec(link)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** A key of this browser's own choice: 192 random bits, as letters that an address can carry. Works without a secure context, too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}
