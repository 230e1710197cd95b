import { pickFields, recordOf } from '#kernel/record-of.js';
import { sameValue } from '#kernel/same-value.js';
import type { Customer } from '../domain/customer.js';
import { listedMove } from '../domain/listed-move.js';
import type { Move } from '../domain/move.js';
import {
  entriesIn,
  MOVE_LEVELS,
  MOVE_TABLES,
  ROOT,
  TABLE_NAMES,
  withLists,
} from '../domain/move-tree.js';
import type { Entry, LevelName, ParentName, TableName } from '../domain/move-tree.js';
import { toCustomerRow, toListedColumns, toRows } from './move.mapper.js';
import type { ListedColumns } from './move.mapper.js';
import type { StoredCustomerRow } from './stored-customer.row.js';

/** What is written of one table. */
export interface TableChange {
  /** Ids of rows to delete. */
  gone: readonly string[];
  /** Rows that are new or differ from those stored. */
  put: readonly Entry[];
  /** Stored rows that differ in nothing but what nearly every write changes, and there all become alike. */
  touched: readonly Entry[];
}

/** What is written of a move. */
export interface MoveChange {
  customerId: string;
  /** The customer's, as it is stored. */
  version: number;
  /** What differs in the customer's row. */
  customer: Partial<StoredCustomerRow>;
  tables: Readonly<Record<TableName, TableChange>>;
}

const NOTHING: TableChange = { gone: [], put: [], touched: [] };

/** A change of nothing but the customer's own facts. */
export const customerChange = (before: Customer, after: Customer): MoveChange => ({
  customerId: before.id,
  version: before.version,
  customer: differing(toCustomerRow(before), toCustomerRow(after)),
  tables: recordOf(TABLE_NAMES, () => NOTHING),
});

/** What differs between two states of a move. */
export function moveChange(before: Move, after: Move): MoveChange {
  const change = customerChange(before.customer, after.customer);
  const isSameBranch = before.branch.id === after.branch.id;
  const stored = toRows(toCompare(ROOT, before, after, isSameBranch));
  const wanted = toRows(toCompare(ROOT, after, before, isSameBranch));
  return {
    ...change,
    customer: { ...change.customer, ...differing(listedOf(before), listedOf(after)) },
    tables: recordOf(TABLE_NAMES, (name) => tableChange(name, stored[name], wanted[name])),
  };
}

/** A thing without what is below it and is stored already: lists and entries that are the other's own. */
const toCompare = <Thing extends object>(
  level: ParentName,
  thing: Thing,
  other: object,
  isAboveSame: boolean,
): Thing =>
  withLists(level, thing, (name, list) =>
    listToCompare(name, list, entriesIn(other, name), isAboveSame),
  );

function listToCompare(
  name: LevelName,
  list: readonly Entry[],
  others: readonly Entry[],
  isAboveSame: boolean,
): readonly Entry[] {
  const { order, repeatsParent } = MOVE_LEVELS[name];
  const isStored = isAboveSame || !repeatsParent;
  if (isStored && list === others) return [];
  const compared =
    isStored && order === 'computed' ? list.filter((entry) => !others.includes(entry)) : list;
  return compared.map((entry) => {
    const other = others.find(({ id }) => id === entry.id);
    return other ? toCompare(name, entry, other, false) : entry;
  });
}

function tableChange(
  name: TableName,
  before: readonly Entry[],
  after: readonly Entry[],
): TableChange {
  const known = new Map(before.map((one) => [one.id, one]));
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const hot = new Set<string>(MOVE_TABLES[name].hot);
  const [put, touched]: [Entry[], Entry[]] = [[], []];
  for (const row of after) {
    const stored = known.get(row.id);
    const changed = stored && Object.keys(differing(stored, row));
    if (!changed?.every((column) => hot.has(column))) put.push(row);
    else if (changed.length > 0) touched.push(row);
  }
  const areAlike = touched.every((row) => isAlike(row, touched[0], hot));
  return areAlike ? { gone, put, touched } : { gone, put: [...put, ...touched], touched: [] };
}

const isAlike = (row: object, other: object | undefined, columns: ReadonlySet<string>): boolean => {
  const [values, others] = [new Map(Object.entries(row)), new Map(Object.entries(other ?? {}))];
  return [...columns].every((column) => sameValue(values.get(column), others.get(column)));
};

/** The values of `after` that `before` does not have. */
function differing<Columns extends object>(before: Columns, after: Columns): Partial<Columns> {
  const names = Object.keys(after) as (keyof Columns)[];
  return pickFields(
    after,
    names.filter((name) => !sameValue(before[name], after[name])),
  );
}

const listedOf = (move: Move): ListedColumns => toListedColumns(listedMove(move));
