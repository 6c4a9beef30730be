/** Whether a document has the shape that this page can show and change. What the rules say of it is for the server. */
import { SIDES } from '../view';
import { COLOURS, EFFECTS, GROUPS, KINDS, MOTIFS, NEEDS, type AnyEntry, type ComponentSet, type Group } from './set';

type Fields = Partial<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord: Test = (value) => typeof value === 'string';
const isCount: Test = (value) => Number.isInteger(value);
const isOneOf = (known: readonly unknown[]): Test => (value) => known.includes(value);
const isListOf = (test: Test): Test => (value) => Array.isArray(value) && value.every(test);
const isEachOf = (test: Test): Test => (value) => isFields(value) && Object.values(value).every(test);
const isMissingOr = (test: Test): Test => (value) => value === undefined || test(value);
const has = (tests: Record<string, Test>): Test => (value) => isFields(value) && Object.entries(tests).every(([name, test]) => test(value[name]));

const isGoods = isEachOf(isCount);
const isCell: Test = (value) => Array.isArray(value) && value.length === 3 && isCount(value[0]) && isCount(value[1]) && isOneOf(NEEDS)(value[2]);
const isPiece = has({
  kind: isOneOf(KINDS),
  sides: has(Object.fromEntries(SIDES.map((side) => [side, isOneOf([...EFFECTS, null])]))),
  goods: isMissingOr(isGoods),
});
const isCondition = has({ kind: isWord, cells: isMissingOr(isListOf(isCell)) });

const ENTRIES: Record<Group, Test> = {
  landscapes: isPiece,
  starts: has({ landscapes: (value) => isListOf(isPiece)(value) && (value as unknown[]).length === 4 }),
  objectives: has({ colour: isOneOf(COLOURS), points: isCount, condition: isCondition }),
  characters: has({ cost: isCount }),
  stalls: has({ goods: isGoods }),
  mosaics: has({ motif: isOneOf(MOTIFS) }),
};
const isSourced = has({ provenance: isMissingOr(isEachOf(has({ source: isWord }))) });

/** `shipped`: the set that says which entries there are. */
export function isKnown(document: unknown, shipped: ComponentSet): document is ComponentSet {
  if (!isFields(document) || document.schema !== shipped.schema || typeof document.id !== 'string') return false;
  return GROUPS.every((group) => {
    const [entries, wanted] = [document[group], shipped[group] as AnyEntry[]];
    if (!Array.isArray(entries) || entries.length !== wanted.length) return false;
    return entries.every((entry: unknown, at) => isFields(entry) && entry.id === wanted[at]!.id && ENTRIES[group](entry) && isSourced(entry));
  });
}
