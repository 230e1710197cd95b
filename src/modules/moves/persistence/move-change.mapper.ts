import { sameValue } from '#kernel/same-value.js';
import type { Activity } from '../domain/activity.js';
import type { Customer } from '../domain/customer.js';
import { listedMove } from '../domain/listed-move.js';
import type { Move } from '../domain/move.js';
import { toCustomerRow, toListedColumns, toRows } from './move.mapper.js';
import type { ListedColumns, MoveRows } from './move.mapper.js';
import type { StoredCustomerRow } from './stored-customer.row.js';

/** What is written of a move. */
export interface MoveChange {
  customerId: string;
  /** The customer's, as it is stored. */
  version: number;
  /** What differs in the customer's row. */
  customer: Partial<StoredCustomerRow>;
  /** Ids of rows to delete. */
  gone: Record<keyof MoveRows, readonly string[]>;
  /** Rows that are new or differ from those stored. */
  put: MoveRows;
  /** Stored rows that differ in nothing but what nearly every write changes. */
  touched: Pick<MoveRows, 'activities' | 'operations'>;
}

/** What differs in a touched row. */
const TOUCHED = {
  activities: ['changedVersion'],
  operations: ['truck', 'unassigned', 'startingDriveTime', 'endingDriveTime'],
} as const satisfies { [List in keyof MoveChange['touched']]: (keyof MoveRows[List][number])[] };

interface Identified {
  id: string;
}

/** A change of nothing but the customer's own facts. */
export const customerChange = (before: Customer, after: Customer): MoveChange => ({
  customerId: before.id,
  version: before.version,
  customer: differing(toCustomerRow(before), toCustomerRow(after)),
  gone: { activities: [], locations: [], operations: [], directLegs: [] },
  put: { activities: [], locations: [], operations: [], directLegs: [] },
  touched: { activities: [], operations: [] },
});

/** What differs between two states of a move. */
export function moveChange(before: Move, after: Move): MoveChange {
  const change = customerChange(before.customer, after.customer);
  const looked = lookedInto(before, after);
  if (looked.before.length === 0 && looked.after.length === 0) return change;
  const stored = rowsOf(before, withoutSameStops(looked.before, looked.after));
  const wanted = rowsOf(after, withoutSameStops(looked.after, looked.before));
  const activities = sortOut(stored.activities, wanted.activities, TOUCHED.activities);
  const operations = sortOut(stored.operations, wanted.operations, TOUCHED.operations);
  return {
    ...change,
    customer: { ...change.customer, ...differing(listedOf(before), listedOf(after)) },
    gone: {
      activities: goneOf(stored.activities, wanted.activities),
      locations: goneOf(stored.locations, wanted.locations),
      operations: goneOf(stored.operations, wanted.operations),
      directLegs: goneOf(stored.directLegs, wanted.directLegs),
    },
    put: {
      activities: activities.put,
      locations: sortOut(stored.locations, wanted.locations, []).put,
      operations: operations.put,
      directLegs: sortOut(stored.directLegs, wanted.directLegs, []).put,
    },
    touched: { activities: activities.touched, operations: operations.touched },
  };
}

/**
 * Activities whose rows are compared: all of them at another branch, otherwise those that are not
 * the same object.
 */
function lookedInto(before: Move, after: Move): Record<'before' | 'after', readonly Activity[]> {
  if (before.branch.id !== after.branch.id) {
    return { before: before.activities, after: after.activities };
  }
  return {
    before: before.activities.filter((activity) => !after.activities.includes(activity)),
    after: after.activities.filter((activity) => !before.activities.includes(activity)),
  };
}

/** Stops that are the same list on both sides need not be compared. */
function withoutSameStops(
  activities: readonly Activity[],
  others: readonly Activity[],
): readonly Activity[] {
  const lists = new Map(others.map(({ id, locations }) => [id, locations]));
  return activities.map((activity) =>
    lists.get(activity.id) === activity.locations ? { ...activity, locations: [] } : activity,
  );
}

function goneOf(before: readonly Identified[], after: readonly Identified[]): string[] {
  const kept = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
}

/** Rows that are new or differ; apart from them those that differ in nothing but some fields. */
function sortOut<Row extends Identified>(
  before: readonly Row[],
  after: readonly Row[],
  few: readonly (keyof Row)[],
): Record<'put' | 'touched', Row[]> {
  const known = new Map(before.map((one) => [one.id, one]));
  const [put, touched]: [Row[], Row[]] = [[], []];
  for (const row of after) {
    const stored = known.get(row.id);
    const changed = stored && (Object.keys(differing(stored, row)) as (keyof Row)[]);
    if (!changed) put.push(row);
    else if (changed.some((name) => !few.includes(name))) put.push(row);
    else if (changed.length > 0) touched.push(row);
  }
  return { put, touched };
}

/** The values of `after` that `before` does not have. */
function differing<Columns extends object>(before: Columns, after: Columns): Partial<Columns> {
  const changed = Object.entries(after).filter(
    ([name, value]) => !sameValue(before[name as keyof Columns], value),
  );
  return Object.fromEntries(changed) as Partial<Columns>;
}

const listedOf = ({ activities }: Move): ListedColumns => toListedColumns(listedMove(activities));

const rowsOf = ({ customer, branch }: Move, activities: readonly Activity[]): MoveRows =>
  toRows(activities, { customerId: customer.id, branchId: branch.id });
