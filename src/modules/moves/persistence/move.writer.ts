import { Injectable } from '@nestjs/common';
import { invalidFields } from '#kernel/domain-error.js';
import { recordOf } from '#kernel/record-of.js';
import { rowColumns } from '#platform/database/columns-of.js';
import type { RowColumn } from '#platform/database/columns-of.js';
import { Db } from '#platform/database/db.js';
import { onConstraint } from '#platform/database/pg-error.js';
import type { Customer } from '../domain/customer.js';
import { MOVE_CUSTOMER, MOVE_TABLES, TABLE_NAMES } from '../domain/move-tree.js';
import type { MoveTable, TableName } from '../domain/move-tree.js';
import type { MoveChange, TableChange } from './move-change.mapper.js';
import { ROW_CLASSES, toCustomerRow } from './move.mapper.js';
import { StoredCustomerRow } from './stored-customer.row.js';

type RowClass = abstract new () => object;

/** One table's part of a write: SQL that numbers its parameters as it is told. */
interface RowSql {
  parameters: number;
  text: (at: readonly number[]) => string;
}

const listOf = (names: readonly string[]): string => names.join(', ');

/** Inserts or updates rows. Parameter: a JSON list of rows under their property names. */
function put(name: TableName): RowSql {
  const { table, key } = MOVE_TABLES[name];
  const columns = rowColumns(ROW_CLASSES[name]);
  const names = columns.map(({ column }) => column);
  const told = columns.map(({ property }) => `"${property}"`);
  const types = columns.map(({ property, type }) => `"${property}" ${type}`);
  const changed = names
    .filter((column) => column !== key)
    .map((column) => `${column} = excluded.${column}`);
  return {
    parameters: 1,
    text: ([rows]) => `
      insert into ${table} (${listOf(names)})
      select ${listOf(told)} from json_to_recordset($${rows}::json) as told (${listOf(types)})
      on conflict (${key}) do update set ${listOf(changed)}`,
  };
}

/** Deletes rows. Parameter: their ids. */
const remove = (name: TableName): RowSql => ({
  parameters: 1,
  text: ([ids]) => {
    const { table, key } = MOVE_TABLES[name];
    return `delete from ${table} where ${key} = any ($${ids}::text[])`;
  },
});

/** Sets what nearly every write changes, alike in some rows. Parameters: their ids, and the values. */
function touch(name: TableName): RowSql {
  const { table, key } = MOVE_TABLES[name];
  const columns = hotColumns(MOVE_TABLES[name], ROW_CLASSES[name]);
  return {
    parameters: 1 + columns.length,
    text: ([ids, ...values]) => `
      update ${table}
      set ${listOf(columns.map(({ column, type }, n) => `${column} = $${values[n]}::${type}`))}
      where ${key} = any ($${ids}::text[])`,
  };
}

/** In the order in which they are named. */
const hotColumns = ({ hot }: MoveTable, row: RowClass): RowColumn[] =>
  hot.flatMap((name) => rowColumns(row).filter(({ property }) => property === name));

const CUSTOMER_COLUMNS = rowColumns(StoredCustomerRow);
const CHANGEABLE = listOf(
  CUSTOMER_COLUMNS.map(({ column }) => column).filter((column) => column !== 'id'),
);

/**
 * Parameters: the customer, the version that is changed, and JSON of what differs, see
 * `sentColumns`.
 */
const changeCustomer: RowSql = {
  parameters: 3,
  text: ([id, version, values]) => `
    update ${MOVE_CUSTOMER.table} c
    set (${CHANGEABLE}) = (select ${CHANGEABLE} from json_populate_record(c, $${values}::json))
    where c.id = $${id} and c.version = $${version}
    returning c.id`,
};

/** Never null. */
const CUSTOMER_HOT = hotColumns(MOVE_CUSTOMER, StoredCustomerRow);

/** The same where nothing else differs. Parameters: customer, version, and CUSTOMER_HOT, null for what stays. */
const touchCustomer: RowSql = {
  parameters: 2 + CUSTOMER_HOT.length,
  text: ([id, version, ...values]) => `
    update ${MOVE_CUSTOMER.table} c
    set ${listOf(CUSTOMER_HOT.map(({ column, type }, n) => `${column} = coalesce($${values[n]}::${type}, c.${column})`))}
    where c.id = $${id} and c.version = $${version}
    returning c.id`,
};

const CUSTOMER_WRITES = { changed: changeCustomer, touched: touchCustomer };
const ROW_WRITES = recordOf(TABLE_NAMES, (name) => ({
  gone: remove(name),
  put: put(name),
  touched: touch(name),
}));

/** One of the writes that a change may consist of, and its parameters. */
interface Part {
  /** Names it in the statement. */
  name: string;
  sql: RowSql;
  values: readonly unknown[];
}

const CUSTOMER = 'customer';

/**
 * One statement for all parts, which take its parameters in their order. It returns a row, or none if
 * the customer is changed and has another version. Foreign keys are checked at its end.
 */
function statementOf(parts: readonly Part[]): string {
  let last = 0;
  const written = parts.map(({ name, sql }) => {
    const at = Array.from({ length: sql.parameters }, () => (last += 1));
    return `"${name}" as (${sql.text(at)})`;
  });
  const customer = parts.find(({ name }) => name.startsWith(CUSTOMER));
  return `with ${written.join(', ')} select 1 ${customer ? `from "${customer.name}"` : ''}`;
}

const COLUMN_OF = new Map(CUSTOMER_COLUMNS.map(({ property, column }) => [property, column]));

/** Values of the customer's row under the column names. */
const sentColumns = (values: Partial<StoredCustomerRow>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([property, value]: [string, unknown]) => [
      COLUMN_OF.get(property) ?? property,
      value,
    ]),
  );

/** What violated constraints of the customer's row mean. */
const CUSTOMER_REFUSALS = {
  customer_previous_contract_exists: () =>
    invalidFields([{ path: 'previousContractId', message: 'There is no such customer' }]),
};

/** Writes to the tables of a move: a whole change in one statement. */
@Injectable()
export class MoveWriter {
  private readonly statements = new Map<string, string>();

  constructor(private readonly db: Db) {}

  /** @throws DomainError 400 for an unknown `previousContractId` */
  async insert(customer: Customer): Promise<void> {
    await this.db.manager
      .insert(StoredCustomerRow, toCustomerRow(customer))
      .catch((error: unknown) => onConstraint(error, CUSTOMER_REFUSALS));
  }

  /**
   * The customer must be locked.
   * @throws DomainError 400 for an unknown `previousContractId`
   */
  async write(change: MoveChange): Promise<void> {
    const parts = partsOf(change);
    if (parts.length === 0) return;
    const written = await this.db
      .prepared(
        this.statement(parts),
        parts.flatMap(({ values }) => values),
      )
      .catch((error: unknown) => onConstraint(error, CUSTOMER_REFUSALS));
    if (written.length === 0) throw new Error(`Customer ${change.customerId} was not locked`);
  }

  /** One statement for each kind of change, always the same text, so that it stays prepared. */
  private statement(parts: readonly Part[]): string {
    const kind = parts.map(({ name }) => name).join();
    const text = this.statements.get(kind) ?? statementOf(parts);
    this.statements.set(kind, text);
    return text;
  }
}

/** The writes that have something to do: what is gone, what is put, what is touched. */
function partsOf({ customerId, version, customer, tables }: MoveChange): Part[] {
  const rowParts = KINDS.flatMap((kind) =>
    TABLE_NAMES.filter((name) => tables[name][kind].length > 0).map((name) => ({
      name: `${name}.${kind}`,
      sql: ROW_WRITES[name][kind],
      values: rowValues(name, tables[name], kind),
    })),
  );
  return [...customerParts(customerId, version, customer), ...rowParts];
}

const KINDS = ['gone', 'put', 'touched'] as const;

function rowValues(
  name: TableName,
  { gone, put: rows, touched }: TableChange,
  kind: keyof TableChange,
): unknown[] {
  if (kind === 'gone') return [gone];
  if (kind === 'put') return [toJson(rows)];
  const values = new Map<string, unknown>(Object.entries(touched[0] ?? {}));
  return [touched.map(({ id }) => id), ...MOVE_TABLES[name].hot.map((field) => values.get(field))];
}

function customerParts(id: string, version: number, changed: Partial<StoredCustomerRow>): Part[] {
  const values = new Map<string, unknown>(Object.entries(changed));
  if (values.size === 0) return [];
  const hot = CUSTOMER_HOT.map(({ property }) => property);
  const isTouched = [...values.keys()].every((property) => hot.includes(property));
  const kind = isTouched ? 'touched' : 'changed';
  const sent = isTouched
    ? hot.map((property) => values.get(property) ?? null)
    : [toJson(sentColumns(changed))];
  return [
    { name: `${CUSTOMER}.${kind}`, sql: CUSTOMER_WRITES[kind], values: [id, version, ...sent] },
  ];
}

const toJson = (value: object): string => JSON.stringify(value);
