import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import printed from '../../../../../src/zellige/games/almadi/sets/almadi-reconstructed-1.json';
import { RequestFailed } from '../../../protocol/http';
import type { CheckedComponents } from '../../../protocol/messages';
import { storage } from '../../../storage.svelte';
import { Draft } from './draft.svelte';
import { isKnown } from './known';
import { entryOf, type ComponentSet, type ObjectiveEntry } from './set';

const http = vi.hoisted(() => ({ readComponents: vi.fn(), checkComponents: vi.fn() }));
vi.mock('../../../protocol/http', async (load) => ({ ...(await load<object>()), ...http }));

const PLACE = 'zellige.components.almadi';
const shipped = (): ComponentSet => structuredClone(printed) as unknown as ComponentSet;
const put = (value: unknown): void => localStorage.setItem(PLACE, typeof value === 'string' ? value : JSON.stringify(value));
const kept = (): ComponentSet => JSON.parse(localStorage.getItem(PLACE)!) as ComponentSet;
const card = (set: ComponentSet | null, id: string): ObjectiveEntry => entryOf(set!, id) as ObjectiveEntry;
const refusal: CheckedComponents = { good: false, findings: [{ kind: 'shape', entry: '', text: 'No.' }], set: null, reconstructed: [] };

async function opened(): Promise<Draft> {
  const draft = new Draft('almadi');
  await draft.open('my-box');
  return draft;
}

describe('the draft of a box', () => {
  beforeEach(() => {
    localStorage.clear();
    storage.refuses = false;
    http.readComponents.mockResolvedValue({ set: shipped(), labels: {} });
    http.checkComponents.mockResolvedValue(refusal);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is gone on with although a figure is still empty', async () => {
    const before = await opened();
    const objective = card(before.set, 'OBJ02');
    before.change({ ...entryOf(before.set!, 'P03')!, provenance: {} });
    before.change({ ...objective, condition: { ...objective.condition, cells: [] } });
    before.close();
    const after = await opened();
    expect(card(after.set, 'OBJ02').condition.cells).toEqual([]);
    expect(entryOf(after.set!, 'P03')!.provenance).toEqual({});
    expect(after.aside).toEqual([]);
    after.close();
  });

  it.each(['{"schema":"almadi-components/2","landscapes":[]}', '[1,2]', '"x"', '{', '{"schema":"almadi-components/1","id":"a"}'])(
    'puts %s aside and does not write over it',
    async (text) => {
      put(text);
      const draft = await opened();
      expect([draft.aside, kept().id]).toEqual([[text], 'my-box']);
      draft.change({ ...card(draft.set, 'OBJ02'), points: 5 });
      draft.close();
      put('7');
      const again = await opened();
      expect(again.aside).toEqual([text, '7']);
      again.forgetAside();
      again.close();
      const last = await opened();
      expect(last.aside).toEqual([]);
      last.close();
    },
  );

  it('is not kept, and says so, where an unknown one cannot be put aside', async () => {
    put('{"later":1}');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const draft = await opened();
    draft.change({ ...card(draft.set, 'OBJ02'), points: 5 });
    expect([draft.keeps, localStorage.getItem(PLACE)]).toEqual([false, '{"later":1}']);
    draft.close();
  });

  it('is left as it is while the server cannot be asked', async () => {
    put('{"later":1}');
    http.readComponents.mockRejectedValue(new RequestFailed(0, null));
    const draft = new Draft('almadi');
    await expect(draft.open('my-box')).rejects.toThrow();
    expect(localStorage.getItem(PLACE)).toBe('{"later":1}');
    draft.close();
  });

  it('follows another window, and can go back', async () => {
    const draft = await opened();
    const changed = { ...draft.set!, id: 'other-window' };
    put(changed);
    dispatchEvent(new StorageEvent('storage', { key: PLACE }));
    expect(draft.set!.id).toBe('other-window');
    draft.undo();
    expect(draft.set!.id).toBe('my-box');
    put('{"later":1}');
    dispatchEvent(new StorageEvent('storage', { key: PLACE }));
    expect(draft.set!.id).toBe('my-box');
    draft.close();
  });
});

describe('the shape of a set', () => {
  const wrong: [string, (set: ComponentSet) => void][] = [
    ['a list less', (set) => set.mosaics.pop()],
    ['another entry', (set) => (set.stalls[0]!.id = 'ST99')],
    ['a side that is none', (set) => (set.landscapes[0]!.sides.N = 'star' as never)],
    ['no sides', (set) => delete (set.landscapes[0] as Partial<ComponentSet['landscapes'][0]>).sides],
    ['a start tile of three', (set) => set.starts[0]!.landscapes.pop()],
    ['points in words', (set) => (set.objectives[0]!.points = 'nine' as never)],
    ['no condition', (set) => (set.objectives[0]!.condition = null as never)],
    ['a cell of two', (set) => (set.objectives[1]!.condition.cells = [[1, 2]] as never)],
    ['goods in words', (set) => (set.stalls[0]!.goods = { spice: 'some' } as never)],
    ['a source that is none', (set) => (set.mosaics[0]!.provenance = { motif: null } as never)],
    ['an entry that is none', (set) => (set.characters[0] = null as never)],
  ];

  it('is that of the shipped one', () => {
    expect(isKnown(shipped(), shipped())).toBe(true);
  });

  it.each(wrong)('is not known with %s', (_, spoil) => {
    const set = shipped();
    spoil(set);
    expect(isKnown(set, shipped())).toBe(false);
  });
});
