import { expect, it, vi } from 'vitest';
import { listGames } from '../protocol/http';
import type { GameInfo } from '../protocol/messages';
import { loadBox } from './registry';

vi.mock('../protocol/http');
const game = (name: string, board: string): GameInfo => ({ name, board }) as GameInfo;

it('finds the page of a box by the board that the game names', async () => {
  vi.mocked(listGames).mockResolvedValue([game('almadi', 'plain'), game('kin_of_almadi', 'almadi'), game('nim', 'nowhere')]);
  const [plain, almadi] = [(await import('./plain/box/BoxPage.svelte')).default, (await import('./almadi/box/BoxPage.svelte')).default];
  expect(await loadBox('kin_of_almadi', 'en')).toBe(almadi);
  expect([await loadBox('almadi', 'en'), await loadBox('nim', 'fr'), await loadBox('unknown', 'en')]).toEqual([plain, plain, plain]);
  vi.mocked(listGames).mockRejectedValue(new Error('offline'));
  expect(await loadBox('kin_of_almadi', 'en')).toBe(plain);
});
