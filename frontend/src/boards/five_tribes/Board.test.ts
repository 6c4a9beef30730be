import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { ODD_TEXTS } from '../../testing/odd';
import { cell, click, english, planning, press, stage } from '../../testing/stage';
import Board from './Board.svelte';
import text from './en.ftl?raw';
import { djinn, offered, player, sampleTable, SEATS } from './sample';

const say = english(text);
const show = stage(Board, say, () => ({ view: sampleTable(), seats: SEATS, actions: [], label: 'Five Tribes' }));

function button(name: RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) => name.test((one.getAttribute('aria-label') ?? one.textContent ?? '').trim()));
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});

const TAKES = { c3: { meeples: 'bwy' }, d4: { type: 'oasis', value: 8, meeples: 'y', camel: 2, palms: 1 } } as const;
const ENDS: { c3: [string, 'yellow', number, string[]][] } = { c3: [['d4', 'yellow', 11, ['drop d4 yellow']]] };

describe('the grid', () => {
  it('has five rows of six tiles and one tab stop', () => {
    show({ actions: offered('take c3') });
    expect(document.querySelectorAll('[role=grid] > [role=row]')).toHaveLength(5);
    expect(document.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(30);
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(cell('c3').getAttribute('tabindex')).toBe('0');
  });

  it('names tile, meeples, owner, plants and what may be done', () => {
    show({ view: sampleTable({ destinations: ENDS }, TAKES), actions: offered('take c3') });
    expect(cell('c3').getAttribute('aria-label')).toBe(
      'c3: Small Market, red 6. 1 Vizier, 1 Elder, 1 Builder. Legal: its meeples can be taken. Best end: d4, Vizier +11',
    );
    expect(cell('d4').getAttribute('aria-label')).toBe('d4: Oasis, red 8. 1 Vizier. Leïla’s camel. 1 palm tree. Not legal');
  });
});

describe('figures', () => {
  afterEach(() => (settings.figures = 'always'));

  it('stand where one points or has chosen, or nowhere', () => {
    settings.figures = 'pointed';
    show({ view: sampleTable({ destinations: ENDS }, TAKES), actions: offered('take c3'), chosen: 'take c3' });
    expect(cell('d4').querySelector('.tab')).toBeNull();
    cell('d4').focus();
    flushSync();
    expect(cell('d4').querySelector<HTMLElement>('.tab')?.dataset['figure']).toBe('+11');
    settings.figures = 'never';
    flushSync();
    expect(cell('d4').querySelector('.tab')).toBeNull();
    expect(cell('d4').getAttribute('aria-label')).toMatch(/A move can end here: Vizier$/);
  });
});

describe('the turn that is shown', () => {
  it('leaves what it brought where it brought it, drawn and in words', () => {
    const gains = [{ cell: 'd4', by: 2, seat: 2, amount: 8 }, { cell: 'd4', by: 2, seat: 1, amount: -1 }];
    show({ view: sampleTable({}, TAKES), marks: { veil: false, lit: [], good: [], bad: [], fresh: ['d4'], gains } });
    const drawn = [...cell('d4').querySelectorAll<HTMLElement>('.brought')].map((one) => [one.dataset['seat'], one.dataset['figure']]);
    expect(drawn).toEqual([['2', '+8'], ['1', '−1']]);
    expect(cell('d4').getAttribute('aria-label')).toMatch(/In the turn shown: Leïla \+8 and You −1$/);
    expect(cell('c3').querySelector('.brought')).toBeNull();
  });
});

describe('a move', () => {
  it('shows every end of the tile that is picked, with its change', () => {
    show({ view: sampleTable({ destinations: ENDS }, TAKES), actions: offered('take c3'), chosen: 'take c3' });
    expect(cell('d4').querySelector<HTMLElement>('.tab')?.dataset['figure']).toBe('+11');
    expect(cell('d4').getAttribute('aria-label')).toContain('A move can end here: Vizier +11');
  });

  it('begins with one click on its tile', () => {
    const { onplan } = show({ view: sampleTable({}, TAKES), actions: offered('take c3') });
    click(cell('c3'));
    expect(onplan).toHaveBeenCalledExactlyOnceWith(['take c3']);
  });

  const SOW = { start: 'c3', hand: 'by', drops: [['c4', 'white']] as [string, 'white'][], at: 'c4', not_back_to: 'c3' };

  const WAY = ['drop c5 blue', 'drop d5 yellow'];
  const PLANNED = {
    view: sampleTable({ phase: 'sow', sow: SOW, destinations: { c3: [['d5', 'yellow', 11, WAY], ['d4', 'blue', 3, ['drop c5 yellow', 'drop d4 blue']]] } }),
    actions: offered('drop d4 blue', 'drop d4 yellow', 'drop c5 blue', 'drop c5 yellow'),
    plan: ['take c3', 'drop c4 white'],
  };

  it('plans the picked colour while it is not the last meeple', () => {
    const { onchoose, onplan } = show(PLANNED);
    click(button(/^Builder, 1 in hand/));
    click(cell('d4'));
    expect(onplan).toHaveBeenCalledExactlyOnceWith(['take c3', 'drop c4 white', 'drop d4 blue']);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('goes the whole way to the end that is pointed at, unless meeples are dropped one by one', () => {
    const { onchoose, onplan } = show(PLANNED);
    expect(cell('d5').getAttribute('aria-label')).toContain('A move can end here: Vizier +11');
    click(cell('d5'));
    expect(onchoose).toHaveBeenLastCalledWith(...WAY);
    click(cell('d4'));
    expect(onchoose).toHaveBeenLastCalledWith('drop c5 yellow', 'drop d4 blue');
    expect(onplan).not.toHaveBeenCalled();
    click(cell('c5'));
    expect(onplan).toHaveBeenCalledOnce();
  });

  it('shows the drops in order, each of them to be taken back', () => {
    const { onplan } = show({ ...PLANNED, chosen: WAY[1]!, way: WAY });
    const drops = [...document.querySelectorAll<HTMLButtonElement>('[data-drop]')];
    expect(drops.map((one) => one.textContent.replace(/\s+/g, ' ').trim())).toEqual(['1c4', '2c5', '3d5']);
    expect(cell('d5').getAttribute('aria-selected')).toBe('true');
    expect(document.querySelectorAll('svg.path path')).toHaveLength(3);
    click(drops[2]!);
    expect(onplan).toHaveBeenLastCalledWith(['take c3', 'drop c4 white', 'drop c5 blue']);
    click(drops[0]!);
    expect(onplan).toHaveBeenLastCalledWith(['take c3']);
  });

  it('takes another tile instead, or puts the meeples back, before the first drop', () => {
    const sow = { ...SOW, drops: [], at: 'c3', not_back_to: null, hand: 'bwy' };
    const { onplan, onwhy } = show({ view: sampleTable({ phase: 'sow', sow }), actions: offered('drop d4 blue'), plan: ['take c3'], first: offered('take e5', 'take c3') });
    click(cell('e5'));
    expect(onplan).toHaveBeenLastCalledWith(['take e5']);
    click(cell('c3'));
    expect(onplan).toHaveBeenLastCalledWith([]);
    click(cell('a1'));
    expect(onwhy).toHaveBeenCalledOnce();
  });

  it('waits for a confirmation of the last one', () => {
    const view = sampleTable({ phase: 'sow', sow: { ...SOW, hand: 'y' }, destinations: ENDS });
    const { onchoose, onplan } = show({ view, actions: offered(['drop d4 yellow', 1, 0]) });
    click(cell('d4'));
    expect(onchoose).toHaveBeenCalledWith('drop d4 yellow');
    expect(onplan).not.toHaveBeenCalled();
    expect(cell('d4').querySelector<HTMLElement>('.tab')?.dataset['figure']).toBe('+11');
  });

  it('draws an arrow for every step', () => {
    show({ view: sampleTable({ phase: 'sow', sow: { ...SOW, hand: 'y' } }), actions: offered('drop d4 yellow'), chosen: 'drop d4 yellow', way: ['drop d4 yellow'] });
    expect(document.querySelectorAll('svg.path path')).toHaveLength(2);
  });

  it('asks why of a tile that cannot be reached', () => {
    const { onwhy } = show({ view: sampleTable({ phase: 'sow', sow: SOW }), actions: offered('drop d4 yellow') });
    click(cell('a1'));
    expect(onwhy).toHaveBeenCalledExactlyOnceWith('drop a1 yellow');
  });
});

describe('every other decision', () => {
  it('bids on the track, and for Fakirs beside it', () => {
    const { onchoose, onwhy } = show({ view: sampleTable({ phase: 'bid' }), actions: offered('bid 0', 'bid 5', 'bid 5 fakirs 1') });
    click(button(/^Bid 5\. Spot/));
    click(button(/^Bid 0\. Spot/));
    click(button(/^5, discarding 1 Fakir/));
    expect(onchoose.mock.calls.flat()).toEqual(['bid 5', 'bid 0', 'bid 5 fakirs 1']);
    click(button(/^Bid 18\. Spot/));
    expect(onwhy).toHaveBeenCalledExactlyOnceWith('bid 18');
  });

  it('offers every victim of a tile, and those in front of others', () => {
    const actions = offered(['kill c3 blue', 0, 0], ['kill c3 red', 2, 0], 'kill c3 blue fakirs 1', ['kill seat2 elder', 0, -2]);
    const first = show({ view: sampleTable({ phase: 'kill' }), actions });
    click(cell('c3'));
    expect(first.onchoose).toHaveBeenCalledWith('kill c3 red');
    click(button(/^Leïla: Elder/));
    expect(first.onchoose).toHaveBeenLastCalledWith('kill seat2 elder');
  });

  it('offers the other victims once a tile is chosen', () => {
    const actions = offered('kill c3 blue', 'kill c3 red', 'kill c3 blue fakirs 1');
    const { onchoose } = show({ view: sampleTable({ phase: 'kill' }), actions, chosen: 'kill c3 red' });
    click(button(/^Builder, for a Fakir/));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('kill c3 blue fakirs 1');
  });

  it('places with or without the help of a djinn', () => {
    const actions = offered('palm c3', 'palm d4 lamia elder', 'palm d4 lamia fakir');
    const { onchoose } = show({ view: sampleTable({ phase: 'tile' }), actions, chosen: 'palm d4 lamia elder' });
    click(cell('c3'));
    click(button(/^With Lamia, for a Fakir/));
    expect(onchoose.mock.calls.flat()).toEqual(['palm c3', 'palm d4 lamia fakir']);
  });

  it('buys one card, or two by pointing at both', () => {
    const one = show({ view: sampleTable({ phase: 'tile' }), actions: offered('buy 1', 'buy 2', 'buy 3', 'skip') });
    click(button(/^Fish, place 2/));
    expect(one.onchoose).toHaveBeenCalledExactlyOnceWith('buy 2');
  });

  it('buys two cards in either order', () => {
    const { onchoose } = show({ view: sampleTable({ phase: 'tile' }), actions: offered('buy 1,2', 'buy 1,4', 'buy 2,4', 'skip') });
    click(button(/^Gold, place 4/));
    expect(onchoose).not.toHaveBeenCalled();
    click(button(/^Silk, place 1/));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('buy 1,4');
  });

  it('buys, calls and keeps djinns', () => {
    const view = sampleTable({ phase: 'tile', brought: [djinn('utug')] });
    const actions = offered('djinn leta elders', 'djinn leta fakir', 'use iblis elder', 'use echidna fakir', 'keep utug');
    const { onchoose } = show({ view, actions });
    click(button(/^Leta: an Elder and a Fakir/));
    click(button(/^Call Iblis for an Elder/));
    click(button(/^Call Echidna for an Elder and a Fakir/));
    click(button(/^Keep Utug/));
    expect(onchoose.mock.calls.flat()).toEqual(['djinn leta fakir', 'use iblis elder', 'use echidna fakir', 'keep utug']);
    expect(button(/^Keep Utug/).textContent).toContain('utug serves.');
  });

  it('calls a djinn to a tile that could be taken as well', () => {
    const { onchoose, onplan } = show({ view: sampleTable({}, TAKES), actions: offered('take c3', 'use utug c3 elders', 'use utug c3 fakir') });
    click(cell('c3'));
    click(button(/^Call Utug: choose a tile/));
    click(cell('c3'));
    expect(onplan).toHaveBeenCalledExactlyOnceWith(['take c3']);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('use utug c3 elders');
  });

  it('pays Builders with and without Fakirs', () => {
    const { onchoose } = show({ view: sampleTable({ phase: 'build' }), actions: offered(['build 0', 4, 0], ['build 1', 8, 0]) });
    click(button(/^1 Fakir\s*\+8/));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('build 1');
  });

  const HOLDS = player({ cards: ['fish', 'fish', 'gold', 'silk', 'fakir'], card_count: 5 });
  const SALES = offered('sell fish', 'sell gold', 'sell fish,gold', 'sell fish,silk', 'sell gold,silk', 'sell fish,gold,silk', 'end');

  it('sells any suit, card by card or whole', () => {
    const view = sampleTable({ phase: 'finish', players: [HOLDS, player()] });
    const { onchoose } = show({ view, actions: SALES, chosen: 'sell gold' });
    click(button(/^Fish/));
    expect(onchoose).toHaveBeenLastCalledWith('sell fish,gold');
    click(button(/^One of each good\s*\+7/));
    expect(onchoose).toHaveBeenLastCalledWith('sell fish,gold,silk');
  });

  it('puts the last card of a suit back', () => {
    const view = sampleTable({ phase: 'finish', players: [HOLDS, player()] });
    const { onkind } = show({ view, actions: SALES, chosen: 'sell gold' });
    click(button(/^Gold/));
    expect(onkind).toHaveBeenCalledExactlyOnceWith(null);
  });
});

describe('a tile with several actions', () => {
  const KILLS = offered('kill c3 blue', 'kill c3 red', 'kill e5 red');

  it.each([['kill c3 blue', 'kill c3 red'], ['kill c3 red', 'kill c3 blue']])('goes on from %s to %s at a tap, and does neither', (chosen, next) => {
    const { onchoose } = show({ view: sampleTable({ phase: 'kill' }), actions: KILLS, chosen });
    click(cell('c3'));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(next);
  });

  it('is chosen again where it has one only', () => {
    const { onchoose } = show({ view: sampleTable({ phase: 'kill' }), actions: KILLS, chosen: 'kill e5 red' });
    click(cell('e5'));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('kill e5 red');
  });
});

describe('keys', () => {
  it('move between tiles, hop between legal ones, and choose', () => {
    const { pointing, onplan } = show({ actions: offered('take c3', 'take e5') });
    press('c3', 'ArrowRight');
    expect(document.activeElement).toBe(cell('d3'));
    pointing.hop(1);
    expect(document.activeElement).toBe(cell('e5'));
    press('c3', 'Enter');
    expect(onplan).toHaveBeenCalledExactlyOnceWith(['take c3']);
    press('e5', 'Enter');
    expect(onplan).toHaveBeenLastCalledWith(['take e5']);
  });
});

describe('looking', () => {
  it('offers nothing and asks nothing while another decides', () => {
    const { onchoose, onwhy } = show({ decider: null });
    click(cell('c3'));
    expect(onchoose).not.toHaveBeenCalled();
    expect(onwhy).not.toHaveBeenCalled();
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('shows the reason at its tile', () => {
    show({ actions: offered('take c3'), refused: { action: 'take a1', text: 'No meeple.', section: 'Move' } });
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('No meeple.');
    expect(cell('a1').getAttribute('aria-describedby')).toBe(document.querySelector('[role=tooltip]')?.id);
  });

  it('leaves tracks and rows away once the game is over', () => {
    show({ decider: null, view: sampleTable({ phase: 'over' }) });
    expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(30);
    expect(document.querySelector('.track, .market, .strip')).toBeNull();
  });

  it('is one picture in the guide', () => {
    show({ still: true, decider: null });
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Five Tribes');
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
  it('is a bid before one has bid, else a tile to start from', () => {
    const bid = planning();
    show({ decider: null, view: sampleTable({ phase: 'bid' }), premove: bid });
    click(cell('spot 4'));
    click(cell('c3'));
    expect(bid.plan.mock.calls).toEqual([['bid 3']]);
  });

  it('is shown on its tile', () => {
    const move = planning('take c3');
    show({ decider: null, view: sampleTable({ phase: 'move', to_move: 2 }), premove: move });
    expect([cell('c3').classList.contains('planned'), cell('c3').getAttribute('aria-label')?.endsWith('planned')]).toEqual([true, true]);
    click(cell('d4'));
    expect(move.plan.mock.calls).toEqual([['take d4']]);
  });
});
