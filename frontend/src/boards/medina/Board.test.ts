import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { ODD_TEXTS } from '../../testing/odd';
import { UNMARKED } from '../shown';
import { cell, click, english, planning, press, stage } from '../../testing/stage';
import Board from './Board.svelte';
import text from './en.ftl?raw';
import { ACTIONS, sampleCity, SEATS } from './sample';

const say = english(text);
const show = stage(Board, say, () => ({ view: sampleCity(), seats: SEATS, actions: ACTIONS, label: 'Médina' }));

describe('the grid', () => {
  it('has a row for every row of the city and two for the walls, and one tab stop', () => {
    show({ kind: 'stable' });
    expect(document.querySelectorAll('[role=grid] > [role=row]')).toHaveLength(13);
    expect(document.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(13 * 18);
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(cell('c1').getAttribute('tabindex')).toBe('0');
  });

  it('names every cell', () => {
    show({ kind: 'stable' });
    expect(cell('c1').getAttribute('aria-label')).toBe('c1: empty. Legal: Leïla +1');
    expect(cell('wall e4').getAttribute('aria-label')).toBe('east wall, 4: wall built. Not legal');
    expect([...document.querySelectorAll('[role=gridcell]')].every((one) => one.getAttribute('aria-label'))).toBe(true);
  });

  it('moves with the arrows and hops between legal cells', () => {
    const { pointing } = show({ kind: 'stable' });
    press('c1', 'ArrowDown');
    expect(document.activeElement).toBe(cell('c2'));
    pointing.hop(1);
    expect(document.activeElement).toBe(cell('c10'));
    press('a1', 'ArrowUp');
    expect(document.activeElement).toBe(cell('wall na'));
  });
});

describe('figures', () => {
  afterEach(() => (settings.figures = 'always'));

  /** Figures of what may be chosen; the well has some of its own. */
  const drawn = (): string[] => [...document.querySelectorAll('.picture text')].map((one) => one.textContent!.trim()).filter((text) => text === '+1');

  it('stand everywhere, or only where one points', () => {
    show({ kind: 'stable' });
    expect(drawn()).toEqual(['+1']);
    settings.figures = 'pointed';
    flushSync();
    expect(drawn()).toEqual([]);
    cell('c1').focus();
    flushSync();
    expect(drawn()).toEqual(['+1']);
    cell('c1').blur();
    flushSync();
    expect(drawn()).toEqual([]);
    expect(cell('c1').getAttribute('aria-label')).toBe('c1: empty. Legal: Leïla +1');
  });

  it('stand nowhere, and in no name, where nobody wants them', () => {
    settings.figures = 'never';
    const { pointing } = show({ kind: 'stable' });
    cell('c1').focus();
    flushSync();
    expect(drawn()).toEqual([]);
    expect(pointing.figured).toBe(false);
    expect(cell('c1').getAttribute('aria-label')).toBe('c1: empty. Legal');
  });
});

describe('pointing', () => {
  it('chooses a legal cell', () => {
    const { onchoose, onkind } = show({ kind: 'stable' });
    cell('c10').click();
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('stable c10');
    expect(onkind).not.toHaveBeenCalled();
  });

  it('asks why of any other', () => {
    const { onwhy, onchoose } = show({ kind: 'stable' });
    cell('j10').click();
    expect(onwhy).toHaveBeenCalledExactlyOnceWith('stable j10');
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('says of the chosen cell, too, that it is pointed at, by Enter as by a click', () => {
    const { onchoose } = show({ kind: 'stable', chosen: 'stable c10' });
    cell('c10').click();
    press('c10', 'Enter');
    expect(onchoose.mock.calls).toEqual([['stable c10'], ['stable c10']]);
    expect(cell('c10').getAttribute('aria-selected')).toBe('true');
  });

  it('roofs a palace at its building', () => {
    const { onchoose } = show({ kind: 'roof' });
    cell('c9').click();
    expect(onchoose).toHaveBeenCalledWith('roof c9');
  });

  it('picks the piece itself where only one kind fits', () => {
    const { onchoose, onkind } = show();
    cell('wall nc').click();
    expect(onkind).toHaveBeenCalledWith('wall');
    expect(onchoose).toHaveBeenCalledWith('wall nc');
  });

  it('asks for a piece first where several or none fit', () => {
    const { onchoose, onwhy } = show();
    cell('c9').click();
    flushSync();
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Choose a piece from your hand first.');
    expect(onchoose).not.toHaveBeenCalled();
    expect(onwhy).not.toHaveBeenCalled();
  });

  it('says where walls stand, where the notation has no word for the question', () => {
    const { onwhy } = show({ kind: 'wall' });
    cell('j10').click();
    flushSync();
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Walls go around the city only.');
    expect(onwhy).not.toHaveBeenCalled();
  });

  it('does nothing while the board is only looked at', () => {
    const { onwhy, onchoose } = show({ decider: null, actions: [], kind: 'stable' });
    cell('j10').click();
    expect(onwhy).not.toHaveBeenCalled();
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe('the picture', () => {
  it('shows the reason at its cell', () => {
    show({ kind: 'stable', refused: { action: 'stable j10', text: 'Too close.', section: 'Stables' } });
    const tooltip = document.querySelector('[role=tooltip]');
    expect(tooltip?.textContent).toMatch(/Too close\.\s*Stables/);
    expect(cell('j10').getAttribute('aria-describedby')).toBe(tooltip?.id);
  });

  it('carries the exact change of score on legal cells', () => {
    show({ kind: 'roof' });
    expect([...document.querySelectorAll('.picture text')].map((text) => text.textContent?.trim())).toContain('+3');
  });

  it('is one image, without cells to stop at, when it stands in the guide', () => {
    show({ still: true, marks: { ...UNMARKED, good: ['c10'], bad: ['c1'] } });
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('Médina');
    expect(document.querySelector('[role=grid]')).toBeNull();
    expect(document.querySelector('[tabindex]')).toBeNull();
  });
});

describe('whatever was typed', () => {
  it.each(ODD_TEXTS)('%j is refused without a place that is none', (action) => {
    show({ refused: { action, text: 'No such action.', section: '' } });
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
  });
});

describe('what is planned', () => {
  it('is the piece that is picked and any place that can be written down', () => {
    const premove = planning('violet c1');
    const { onchoose, onwhy } = show({ decider: null, actions: [], kind: 'stable', premove });
    expect(cell('c1').getAttribute('aria-label')).toBe('c1: empty. planned');
    click(cell('c2'));
    click(cell('wall na'));
    expect(premove.plan.mock.calls).toEqual([['stable c2']]);
    expect(document.body.textContent).toContain('Only walls go around the city.');
    expect([onchoose, onwhy].some((heard) => heard.mock.calls.length > 0)).toBe(false);
  });
});
