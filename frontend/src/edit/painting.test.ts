import { expect, test, vi } from 'vitest';
import { painting } from './painting';

test('a finger that went round a corner between two pictures has painted the corner', async () => {
  document.body.innerHTML = '<div><i data-cell="a1"></i><i data-cell="b1"></i><i data-cell="b2"></i><i data-cell="a2"></i></div>';
  const board = document.querySelector('div')!;
  const cells = ['a1', 'b1', 'a2', 'b2'].map((name) => document.querySelector(`[data-cell="${name}"]`)!);
  document.elementFromPoint = (x, y) => cells[Number(x >= 50) + 2 * Number(y >= 50)]!;
  const visited: string[] = [];
  const leave = painting({ active: () => true, begin: (cell) => visited.push(cell), go: (cell) => visited.push(cell), end: vi.fn() })(board);
  const at = (x: number, y: number): MouseEventInit => ({ bubbles: true, clientX: x, clientY: y, button: 0 });
  const event = (name: string, x: number, y: number): Event => Object.assign(new MouseEvent(name, at(x, y)), { isPrimary: true, pointerId: 1 });
  await Promise.resolve(); // listeners of pointers come a moment later
  cells[0]!.hasPointerCapture = () => false;
  cells[0]!.dispatchEvent(event('pointerdown', 25, 25));
  const way = [event('pointermove', 75, 25), event('pointermove', 75, 75), event('pointermove', 25, 75)];
  window.dispatchEvent(Object.assign(event('pointermove', 25, 75), { getCoalescedEvents: () => way }));
  expect(visited).toEqual(['a1', 'b1', 'b2', 'a2']);
  leave();
});
