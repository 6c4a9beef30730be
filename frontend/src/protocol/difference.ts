/** Makes a table message of an earlier one and what changed since: docs/formats/table.md says how. */
import type { Change, TableMessage } from './messages';

type Holder = Record<string | number, unknown>;

/** The changed message. The earlier one stays as it is, and all that did not change is the same object in both. */
export function changed(message: TableMessage, changes: Change[]): TableMessage {
  const top: Holder = { message };
  const own = new Set<unknown>([top]);
  for (const change of changes) {
    const way = ['message', ...change.at];
    const last = way.pop()!;
    let holder = top;
    for (const step of way) holder = owned(holder, step, own);
    if ('value' in change) holder[last] = change.value;
    else if ('gone' in change) delete holder[last];
    else {
      const list: unknown = owned(holder, last, own);
      (list as unknown[]).splice(change.start, change.drop, ...change.put);
    }
  }
  return top['message'] as TableMessage;
}

/** What stands at a place, as a copy that belongs to the new message alone. */
function owned(holder: Holder, step: string | number, own: Set<unknown>): Holder {
  const there = holder[step] as Holder;
  if (own.has(there)) return there;
  const copy = (Array.isArray(there) ? [...there] : { ...there }) as Holder;
  own.add(copy);
  holder[step] = copy;
  return copy;
}
