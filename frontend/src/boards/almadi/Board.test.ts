import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { ODD_TEXTS } from '../../testing/odd';
import { cell, click, english, one, planning, press, stage } from '../../testing/stage';
import Board from './Board.svelte';
import text from './en.ftl?raw';
import { PLACEMENTS, sampleTable, SEATS, TAKES, WISHES } from './sample';
import type { AlmadiView } from './view';
import { isSame } from './words';

const say = english(text);
const show = stage(Board, say, () => ({ view: sampleTable(), seats: SEATS, actions: PLACEMENTS, label: 'Almadi' }));

function wishing(): AlmadiView {
  const table = sampleTable({ phase: 'effects', hand: null });
  return { ...table, effects: { ...table.effects, genie: true, pool: { marteline: 1, stall: 0, moon: 1, ruby: 0 } } };
}

describe('figures', () => {
  afterEach(() => (settings.figures = 'always'));

  it('stand where one points or has chosen, or nowhere', () => {
    show({ chosen: 'place 1,1' });
    const drawn = (): number => document.querySelectorAll('.realm .tab').length;
    expect(drawn()).toBeGreaterThan(1);
    settings.figures = 'pointed';
    flushSync();
    expect(drawn()).toBe(1);
    cell('1,3').focus();
    flushSync();
    expect(drawn()).toBe(2);
    settings.figures = 'never';
    flushSync();
    expect(drawn()).toBe(0);
    expect(cell('1,3').getAttribute('aria-label')).toMatch(/empty\. Legal(\.|$)/);
  });
});

describe('the realm', () => {
  it('has one tab stop, the offer included, and names every cell', () => {
    show();
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(cell('1,1').getAttribute('aria-label')).toBe('Row 1, column 1. empty. Legal: +3. Activates Ruby');
    expect(cell('2,1').getAttribute('aria-label')).toBe('Row 2, column 1. Market, 2 pottery, left Jar, now active');
    expect(cell('2a').getAttribute('aria-label')).toBe('On offer, row 2. Caravan, below Activation, left Ruby');
  });

  it('shows a lozenge for the live contact and one for each that would come alive', () => {
    show({ chosen: 'place 1,1' });
    expect([...document.querySelectorAll('.joints path')].map((path) => path.getAttribute('fill'))).toEqual(['#F2B93B', '#FFFFFF']);
  });

  it('chooses a legal cell, says of the chosen one that it is pointed at again, and asks about another', () => {
    const { onchoose, onwhy } = show({ chosen: 'place 1,1' });
    click(cell('1,3'));
    expect(onchoose).toHaveBeenCalledWith('place 1,3');
    cell('1,1').focus();
    cell('1,1').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(onchoose).toHaveBeenLastCalledWith('place 1,1');
    click(cell('3,1'));
    expect(onwhy).toHaveBeenCalledWith('place 3,1');
  });

  it('chooses a Landscape that waits for its cell, another instead, or none', () => {
    const resting = sampleTable({ phase: 'choose', hand: null });
    const begun = show({ view: resting, actions: TAKES, first: TAKES });
    click(cell('2b'));
    expect(begun.onplan).toHaveBeenCalledExactlyOnceWith(['take 2b']);
    expect(begun.onchoose).not.toHaveBeenCalled();
  });

  it('shows the Landscape that waits as chosen, and takes another instead at any time before', () => {
    const { onplan, onchoose } = show({ plan: ['take 1a'], first: TAKES, chosen: 'place 1,1' });
    expect(cell('1a').getAttribute('aria-label')).toBe('On offer, row 1. Caravan, below Activation, left Ruby. chosen');
    expect(cell('1a').getAttribute('aria-selected')).toBe('true');
    click(cell('2b'));
    expect(onplan).toHaveBeenLastCalledWith(['take 2b']);
    press('2b', 'Enter');
    expect(onplan).toHaveBeenCalledTimes(2);
    click(cell('1,3'));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('place 1,3');
    click(cell('1a'));
    expect(onchoose).toHaveBeenLastCalledWith('place 1,1');
    expect(onplan).toHaveBeenCalledTimes(2);
  });

  it('puts the Landscape back where it is pointed at again before a cell', () => {
    const { onplan } = show({ plan: ['take 1a'], first: TAKES });
    click(cell('1a'));
    expect(onplan).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('takes no other Landscape once one is taken', () => {
    const { onplan, onwhy } = show({ first: PLACEMENTS });
    click(cell('2b'));
    expect(onplan).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledWith('take 2b');
  });

  it('hops between the legal cells', () => {
    const { pointing } = show();
    pointing.hop(1);
    expect(pointing.current).toBe('1,1');
    pointing.hop(1);
    expect(pointing.current).toBe('1,3');
  });

  it('shows another realm at a tap, with nothing to choose in it', () => {
    const { onchoose } = show();
    click(one('.tabs button:nth-child(2)'));
    expect(document.querySelectorAll('.cell.legal')).toHaveLength(0);
    click(cell('1,1'));
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe('the effects', () => {
  it('are buttons in any order, with what the pile brings', () => {
    const { onchoose } = show({ view: wishing(), actions: WISHES });
    click(one('[data-action="marteline"]'));
    expect(onchoose).toHaveBeenCalledWith('marteline');
    expect(one('[data-action="marteline"]').textContent).toContain('Mosaic E');
  });

  it('let a Moon take an Objective from the table or from a seat', () => {
    const { onchoose } = show({ view: wishing(), actions: WISHES });
    click(one('[data-action="moon OBJ06<seat2"]'));
    expect(onchoose).toHaveBeenCalledWith('moon OBJ06<seat2');
    expect(one('[data-action="moon OBJ05"]').textContent).toContain('Take: In the middle.');
  });

  it('say of an Objective that is fulfilled what it still needs', () => {
    const view = sampleTable();
    const [goal, ...others] = view.objectives;
    show({ view: { ...view, objectives: [{ ...goal!, progress: [[4, 4], [0, 4]] }, ...others] } });
    expect(one('.goals').textContent).toContain('fulfilled: take it with a Moon');
  });

  const goals = (): unknown[] => [...document.querySelectorAll<HTMLElement>('.cell.legal')].map((found) => found.dataset['cell']);

  it('let a Genie lift one Landscape of several and show where it can go', () => {
    show({ view: wishing(), actions: [...WISHES, { text: 'genie 1,0>1,1', changes: [0, 0] }] });
    expect(goals()).toEqual([]);
    click(cell('2,1'));
    expect(goals()).toEqual(['1,1', '3,1']);
  });

  it('show where the only Landscape that a Genie can move goes', () => {
    const { onchoose } = show({ view: wishing(), actions: WISHES });
    expect(goals()).toEqual(['1,1', '3,1']);
    click(cell('3,1'));
    expect(onchoose).toHaveBeenCalledWith('genie 2,1>3,1');
  });
});

it('says that the components are a reconstruction', () => {
  show();
  expect(document.body.textContent).toContain('A reconstruction.');
});

describe('whatever was typed', () => {
  it.each(ODD_TEXTS)('%j is refused without a place that is none', (action) => {
    show({ refused: { action, text: 'No such action.', section: '' } });
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
  });
});

describe('what is planned', () => {
  it('is a Landscape that lies there, not another one that came in its place', () => {
    const premove = planning('take 2b');
    const view = sampleTable({ phase: 'choose', hand: null, to_move: 2 });
    show({ decider: null, actions: [], view, premove });
    expect([cell('2b').classList.contains('planned'), cell('2b').getAttribute('aria-label')?.endsWith('planned')]).toEqual([true, true]);
    for (const at of ['3a', '1a', '1,1']) click(cell(at));
    expect(premove.plan.mock.calls).toEqual([['take 3a']]);
    const refilled = { ...view, board: { ...view.board, '3a': { ...view.board['3a']!, id: 'X02' } } };
    expect([isSame('take 3a', view, refilled), isSame('take 2b', view, refilled)]).toEqual([false, true]);
  });
});
