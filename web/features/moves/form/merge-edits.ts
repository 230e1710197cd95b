import { sameValue } from '../../../../src/kernel/same-value';

interface Entry extends Record<string, unknown> {
  _id?: string;
}

export interface Merged<T> {
  value: T;
  /** Dotted paths that both sides changed; mine stands there. */
  conflicts: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntryList = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry: unknown) => isRecord(entry));

const hasIds = (...lists: readonly Entry[][]): boolean =>
  lists.some((list) => list.some((entry) => typeof entry._id === 'string'));

const idsOf = (list: readonly Entry[]): string[] => list.flatMap(({ _id }) => _id ?? []);
const byId = (list: readonly Entry[], id: string): Entry | undefined =>
  list.find((entry) => entry._id === id);

/** Puts entries that the other side does not know where they stand in `list`. */
function inOrderOf(list: readonly Entry[], strangers: readonly Entry[], all: Entry[]): Entry[] {
  const result = [...all];
  for (const stranger of strangers) {
    const before = list.slice(0, list.indexOf(stranger)).findLast(({ _id }) => _id);
    const at = before ? result.findIndex(({ _id }) => _id === before._id) : -1;
    result.splice(at === -1 && before ? result.length : at + 1, 0, stranger);
  }
  return result;
}

class Merge {
  readonly conflicts: string[] = [];

  value(base: unknown, mine: unknown, theirs: unknown, path: string): unknown {
    if (sameValue(mine, base)) return theirs;
    if (sameValue(theirs, base) || sameValue(mine, theirs)) return mine;
    if (isEntryList(base) && isEntryList(mine) && isEntryList(theirs)) {
      if (hasIds(base, mine, theirs)) return this.list(base, mine, theirs, path);
    } else if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
      return this.record(base, mine, theirs, path);
    }
    this.conflicts.push(path);
    return mine;
  }

  private record(
    base: Record<string, unknown>,
    mine: Record<string, unknown>,
    theirs: Record<string, unknown>,
    path: string,
  ): Record<string, unknown> {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        this.value(base[key], mine[key], theirs[key], path ? `${path}.${key}` : key),
      ]),
    );
  }

  private list(base: Entry[], mine: Entry[], theirs: Entry[], path: string): Entry[] {
    const reordered = !sameValue(
      idsOf(mine),
      idsOf(base).filter((id) => byId(mine, id)),
    );
    const order = [...new Set([...idsOf(reordered ? mine : theirs), ...idsOf(mine)])];
    const kept = order
      .map((id) => this.entry(id, base, mine, theirs, path))
      .filter((entry) => entry !== null);
    const added = theirs.filter(({ _id }) => _id && !byId(base, _id) && !order.includes(_id));
    const fresh = mine.filter(({ _id }) => !_id);
    return inOrderOf(mine, fresh, [...kept, ...added]);
  }

  private entry(
    id: string,
    base: Entry[],
    mine: Entry[],
    theirs: Entry[],
    path: string,
  ): Entry | null {
    const [old, own, other] = [byId(base, id), byId(mine, id), byId(theirs, id)];
    if (!own) return old ? null : (other ?? null);
    if (!other) {
      // Gone on the server: what was typed into it goes along, and is named.
      if (!sameValue(own, old)) this.conflicts.push(`${path}.${id}`);
      return null;
    }
    const at = `${path}.${theirs.indexOf(other)}`;
    return this.value(old ?? other, own, other, at) as Entry;
  }
}

/**
 * What was typed over `base` (`mine`), laid over the newer version `theirs`: fields that only one
 * side changed take that side's value, a field that both changed keeps mine and is named. Lists whose
 * entries have an `_id` are merged entry by entry.
 */
export function mergeEdits<T>(base: T, mine: T, theirs: T): Merged<T> {
  const merge = new Merge();
  const value = merge.value(base, mine, theirs, '') as T;
  return { value, conflicts: merge.conflicts };
}
