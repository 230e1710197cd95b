import { sameValue } from '#kernel/same-value.js';
import {
  editableActivity,
  editableCustomer,
  editableLocation,
  editableOperation,
  type Editable,
} from './editable';
import { legsTo } from './legs-to';
import { inZone } from './rebased';
import type { ActivityValues, CustomerValues } from './values';
import { mergedOrigins, type Side } from './merge-origins';
import { mergeOrder } from './merge-order';

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
export const standing = ({ isFixed }: Difference): Side => (isFixed ? 'theirs' : 'mine');

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

type Entries<T> = ReadonlyMap<string, T>;

/** By their ids; entries that are not stored yet by their positions. */
const entriesOf = <T extends { _id?: string }>(list: readonly T[]): Entries<T> =>
  new Map(list.map((entry, at) => [entry._id ?? `new-${at}`, entry]));

const SAYS_OF: Readonly<Record<string, string>> = { worktimeTyped: 'worktime' };

class Merge {
  readonly differences: Difference[] = [];

  constructor(private readonly choices: Choices) {}

  customer(sides: Sides<CustomerValues>): CustomerValues {
    const merged = this.fields(editableCustomer, sides, '');
    const { branch } = merged.branchId === sides.mine.branchId ? sides.mine : sides.theirs;
    // All in one time zone: a start that only followed another branch is nobody's change.
    const lists = each(sides, (side) =>
      entriesOf(inZone(side.move.activities, side.branch.timezone, branch.timezone)),
    );
    const activities = mergeOrder([...lists.theirs.keys()], [...lists.mine.keys()]).flatMap(
      (id) => {
        const path = `move.activities.${id}`;
        const [old, own, other] = [lists.base.get(id), lists.mine.get(id), lists.theirs.get(id)];
        if (own && other)
          return this.activity({ base: old ?? other, mine: own, theirs: other }, path);
        this.takes(path, { base: old, mine: own, theirs: other }, true);
        return other ?? [];
      },
    );
    return { ...merged, branch, move: { ...merged.move, activities } };
  }

  private activity(sides: Sides<ActivityValues>, path: string): ActivityValues {
    const fields = this.fields(editableActivity, sides, `${path}.`);
    const locations = this.list(
      editableLocation,
      each(sides, (activity) => activity.locations),
      `${path}.locations`,
    );
    const operations = this.list(
      editableOperation,
      each(sides, (activity) => activity.operations),
      `${path}.operations`,
    );
    const legs = legsTo(sides.theirs.locations, locations);
    const chosen = this.choices.get(`${path}.figureOrigins`);
    return {
      ...fields,
      figureOrigins: mergedOrigins(sides, fields, chosen),
      locations: locations.map((location, at) => ({ ...location, ...legs[at] })),
      operations,
    };
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

  private list<T extends { _id?: string }>(
    editable: Editable<T>,
    sides: Sides<readonly T[]>,
    path: string,
  ): T[] {
    const lists = each(sides, entriesOf);
    return this.order(lists, path).flatMap((key) => {
      const [old, own, other] = [lists.base.get(key), lists.mine.get(key), lists.theirs.get(key)];
      const at = `${path}.${key}`;
      if (own && other)
        return this.fields(editable, { base: old ?? other, mine: own, theirs: other }, `${at}.`);
      const read = (entry: T | undefined) => entry && editable.read(entry);
      const isMine = this.takes(at, { base: read(old), mine: read(own), theirs: read(other) });
      // What was deleted on the server comes back as a new entry: its id is gone.
      if (isMine) return own ? { ...own, _id: undefined } : [];
      return other ?? [];
    });
  }

  private order(lists: Sides<Entries<unknown>>, path: string): string[] {
    const { mine, theirs } = each(lists, (entries) => [...entries.keys()]);
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
    return (chosen ?? standing(difference)) === 'mine';
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
