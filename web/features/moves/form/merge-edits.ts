import { sameValue } from '#kernel/same-value.js';
import {
  LEVELS_BELOW,
  MOVE_LEVELS,
  ROOT,
  type LevelName,
  type ParentName,
} from '#modules/moves/contract/editable-fields.js';
import {
  EDITABLE,
  editableCustomer,
  type Editable,
  type EntryValues,
  type Fields,
} from './editable';
import { mergeOrder } from './merge-order';
import { settled, type Side } from './merge-origins';
import { moveInZone } from './rebased';
import type { CustomerValues } from './values';

/**
 * Something that a person can change and in which what is typed here differs from the newer
 * version.
 */
export interface Difference {
  /**
   * `firstName`, `move.meta.rate` or `move.activities.<id>.locations.<id>.floor`; an entry's own
   * path: only one side has it; a list's path: its order, as ids.
   */
  path: string;
  /** Undefined for an entry that does not exist. */
  mine: unknown;
  theirs: unknown;
  by: 'me' | 'them' | 'both';
  /**
   * Nothing to choose: only they changed it, or it is a whole activity, which only the server adds
   * and removes.
   */
  isFixed: boolean;
}

export type { Side };

/** By the paths of differences. */
export type Choices = ReadonlyMap<string, Side>;

/** Whether a person has to choose: everything else goes together by itself. */
export const isAsked = ({ by, path }: Difference): boolean =>
  by === 'both' && !path.endsWith('.figureOrigins');

/** What applies unless a person chooses: each side's own changes, mine if both changed it. */
export const defaultSide = ({ isFixed }: Difference): Side => (isFixed ? 'theirs' : 'mine');

/** The version that was typed over, what is typed, and the newer version. */
interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

const each = <From, To>(
  { base, mine, theirs }: Sides<From>,
  of: (side: From) => To,
): Sides<To> => ({
  base: of(base),
  mine: of(mine),
  theirs: of(theirs),
});

type Entries = ReadonlyMap<string, EntryValues>;

/** The list of a level in what it belongs to. */
export const listIn = (parent: object, level: LevelName): readonly EntryValues[] =>
  (parent as Partial<Record<LevelName, readonly EntryValues[]>>)[level] ?? [];

/** An entry that is to be stored anew with all that is below it. */
function fresh(level: LevelName, entry: EntryValues): EntryValues {
  const lists = LEVELS_BELOW[level].flatMap((name): [string, unknown][] =>
    name in entry ? [[name, listIn(entry, name).map((one) => fresh(name, one))]] : [],
  );
  return { ...entry, ...Object.fromEntries(lists), _id: undefined };
}

/** All that a person can change of an entry, with what is listed below it. */
function whole(level: LevelName, entry: EntryValues): Fields {
  const lists = LEVELS_BELOW[level].flatMap((name): [string, unknown][] => {
    const list = listIn(entry, name).map((one) => whole(name, one));
    return list.length > 0 ? [[name, list]] : [];
  });
  return { ...EDITABLE[level].read(entry), ...Object.fromEntries(lists) };
}

/** By their ids; entries that are not stored yet by their positions. */
const entriesOf = (list: readonly EntryValues[]): Entries =>
  new Map(list.map((entry, at) => [entry._id ?? `new-${at}`, entry]));

const SAYS_OF: Readonly<Record<string, string>> = { worktimeTyped: 'worktime' };

class Merge {
  readonly differences: Difference[] = [];

  constructor(private readonly choices: Choices) {}

  customer(sides: Sides<CustomerValues>): CustomerValues {
    const merged = this.fields(editableCustomer, sides, '');
    const { branch } = merged.branchId === sides.mine.branchId ? sides.mine : sides.theirs;
    // All in one time zone: a start that only followed another branch is nobody's change.
    const moves = each(sides, (side) => moveInZone(side, branch.timezone));
    return { ...merged, branch, move: this.lists(ROOT, merged.move, moves, ROOT) };
  }

  /** A thing with the lists below it merged. */
  private lists<T extends object>(
    level: ParentName,
    thing: T,
    sides: Sides<object>,
    path: string,
  ): T {
    const merged: Partial<Record<LevelName, readonly EntryValues[]>> = {};
    for (const name of LEVELS_BELOW[level]) {
      const lists = each(sides, (side) => entriesOf(listIn(side, name)));
      const list = this.list(name, lists, `${path}.${name}`);
      // Where nothing is listed there may be no list.
      if (list.length > 0 || name in thing) merged[name] = list;
    }
    return { ...thing, ...merged };
  }

  private entry(level: LevelName, sides: Sides<EntryValues>, path: string): EntryValues {
    const fields = this.fields(EDITABLE[level], sides, `${path}.`);
    const merged = this.lists(level, fields, sides, path);
    return settled(level, merged, sides, this.choices.get(`${path}.figureOrigins`));
  }

  private fields<T>(editable: Editable<T>, sides: Sides<T>, path: string): T {
    const { base, mine, theirs } = each(sides, editable.read);
    const taken = Object.keys(mine).filter((name) =>
      this.takes(path + name, { base: base[name], mine: mine[name], theirs: theirs[name] }),
    );
    // What says how a figure came about goes with the figure.
    const isMine = (name: string): boolean => {
      const figure = SAYS_OF[name];
      const isOther = figure !== undefined && !sameValue(mine[figure], theirs[figure]);
      return taken.includes(isOther ? figure : name);
    };
    const kept = Object.keys(mine)
      .filter(isMine)
      .map((name) => [name, mine[name]]);
    return kept.length > 0 ? editable.write(sides.theirs, Object.fromEntries(kept)) : sides.theirs;
  }

  private list(level: LevelName, lists: Sides<Entries>, path: string): EntryValues[] {
    const isServers = MOVE_LEVELS[level].addedBy === 'calls';
    const read = (entry: EntryValues | undefined) =>
      entry && !isServers ? whole(level, entry) : entry;
    return this.order(level, lists, path).flatMap((key) => {
      const sides = each(lists, (entries) => entries.get(key));
      const { base, mine, theirs } = sides;
      const at = `${path}.${key}`;
      if (mine && theirs) return this.entry(level, { base: base ?? theirs, mine, theirs }, at);
      // What was deleted on the server comes back as a new entry: its id is gone.
      if (this.takes(at, each(sides, read), isServers)) return mine ? fresh(level, mine) : [];
      return theirs ?? [];
    });
  }

  private order(level: LevelName, lists: Sides<Entries>, path: string): string[] {
    const { mine, theirs } = each(lists, (entries) => [...entries.keys()]);
    if (MOVE_LEVELS[level].order === 'computed') return mergeOrder(theirs, mine);
    const shared = each(lists, (entries) =>
      [...entries.keys()].filter((key) => lists.mine.has(key) && lists.theirs.has(key)),
    );
    return this.takes(path, shared) ? mergeOrder(mine, theirs) : mergeOrder(theirs, mine);
  }

  /** Whether mine applies; notes a difference. */
  private takes(path: string, { base, mine, theirs }: Sides<unknown>, isServers = false): boolean {
    if (sameValue(mine, theirs)) return false;
    const by = sameValue(mine, base) ? 'them' : sameValue(theirs, base) ? 'me' : 'both';
    const isFixed = isServers || by === 'them';
    const difference: Difference = { path, mine, theirs, by, isFixed };
    this.differences.push(difference);
    const chosen = isFixed ? undefined : this.choices.get(path);
    return (chosen ?? defaultSide(difference)) === 'mine';
  }
}

export const NO_CHOICES: Choices = new Map();

export interface Merged {
  value: CustomerValues;
  /** Starts in them are in the zone of the value's branch. */
  differences: readonly Difference[];
}

/**
 * What was typed over `base` (`mine`), applied to the newer version `theirs`, with everything in
 * which the two differ. What a person cannot change is as in `theirs`.
 */
export function mergeEdits(
  base: CustomerValues,
  mine: CustomerValues,
  theirs: CustomerValues,
  choices: Choices = NO_CHOICES,
): Merged {
  const merge = new Merge(choices);
  const value = merge.customer({ base, mine, theirs });
  return { value, differences: merge.differences };
}
