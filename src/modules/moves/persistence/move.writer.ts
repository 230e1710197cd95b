import { Injectable } from '@nestjs/common';
import { invalidFields } from '#kernel/domain-error.js';
import { rowColumns } from '#platform/database/columns-of.js';
import { Db } from '#platform/database/db.js';
import { onConstraint } from '#platform/database/pg-error.js';
import type { Customer } from '../domain/customer.js';
import { ActivityRow } from './activity.row.js';
import { DirectLegRow } from './direct-leg.row.js';
import { LocationRow } from './location.row.js';
import type { MoveChange } from './move-change.mapper.js';
import { toCustomerRow } from './move.mapper.js';
import { OperationRow } from './operation.row.js';
import { StoredCustomerRow } from './stored-customer.row.js';

type RowClass = abstract new () => object;

/** One table's part of a write: SQL that numbers its parameters as it is told. */
interface RowSql {
  parameters: number;
  text: (at: readonly number[]) => string;
}

const listOf = (names: readonly string[]): string => names.join(', ');

/** Inserts or updates rows. Parameter: a JSON list of rows under their property names. */
function put(table: string, row: RowClass): RowSql {
  const columns = rowColumns(row);
  const names = columns.map(({ column }) => column);
  const told = columns.map(({ property }) => `"${property}"`);
  const types = columns.map(({ property, type }) => `"${property}" ${type}`);
  const key = columns.find(({ property }) => property === 'id')?.column;
  const changed = names.filter((name) => name !== key).map((name) => `${name} = excluded.${name}`);
  return {
    parameters: 1,
    text: ([rows]) => `
      insert into ${table} (${listOf(names)})
      select ${listOf(told)} from json_to_recordset($${rows}::json) as told (${listOf(types)})
      on conflict (${key}) do update set ${listOf(changed)}`,
  };
}

/** Deletes rows. Parameter: their ids. */
const remove = (table: string, key = 'id'): RowSql => ({
  parameters: 1,
  text: ([ids]) => `delete from ${table} where ${key} = any ($${ids}::text[])`,
});

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
    update customers.customer c
    set (${CHANGEABLE}) = (select ${CHANGEABLE} from json_populate_record(c, $${values}::json))
    where c.id = $${id} and c.version = $${version}
    returning c.id`,
};

/** What nearly every write changes in the customer's row; never null. */
const OFTEN = CUSTOMER_COLUMNS.filter(({ property }) =>
  ['version', 'stage', 'reconfirm', 'planVersion', 'hasBookedOperation'].includes(property),
);

/** The same where nothing else differs. Parameters: customer, version, and OFTEN, null for what stays. */
const touchCustomer: RowSql = {
  parameters: 2 + OFTEN.length,
  text: ([id, version, ...values]) => `
    update customers.customer c
    set ${listOf(OFTEN.map(({ column, type }, n) => `${column} = coalesce($${values[n]}::${type}, c.${column})`))}
    where c.id = $${id} and c.version = $${version}
    returning c.id`,
};

/** Parameters: the version that changed activities, and their ids. */
const touchActivities: RowSql = {
  parameters: 2,
  text: ([version, ids]) =>
    `update moves.activity set changed_version = $${version} where id = any ($${ids}::text[])`,
};

/** Parameters: an operation's truck, whether it is unassigned, its drives, and its id. */
const touchOperation: RowSql = {
  parameters: 5,
  text: ([truck, unassigned, start, end, id]) => `
    update moves.operation
    set truck_id = $${truck}, unassigned = $${unassigned}, starting_drive_time = $${start},
        ending_drive_time = $${end}
    where id = $${id}`,
};

/**
 * What a write to a move may consist of. Foreign keys between the tables are checked at the
 * statement's end.
 */
const WRITES = {
  customer: changeCustomer,
  touchedCustomer: touchCustomer,
  goneActivities: remove('moves.activity'),
  goneLocations: remove('moves.location'),
  goneOperations: remove('moves.operation'),
  goneDirectLegs: remove('moves.direct_leg', 'follower_id'),
  activities: put('moves.activity', ActivityRow),
  locations: put('moves.location', LocationRow),
  operations: put('moves.operation', OperationRow),
  directLegs: put('moves.direct_leg', DirectLegRow),
  touchedActivities: touchActivities,
  touchedOperation: touchOperation,
};
type RowWrite = keyof typeof WRITES;

/**
 * One statement for some writes, which take its parameters in their order. It returns a row, or
 * none if the customer is changed and has another version.
 */
function statementOf(writes: readonly RowWrite[]): string {
  let last = 0;
  const parts = writes.map((name) => {
    const { parameters, text } = WRITES[name];
    return `"${name}" as (${text(Array.from({ length: parameters }, () => (last += 1)))})`;
  });
  const customer = writes.find((name) => name === 'customer' || name === 'touchedCustomer');
  return `with ${parts.join(', ')} select 1 ${customer ? `from "${customer}"` : ''}`;
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
    const values = parts.flatMap((part) => part.values);
    const written = await this.db
      .prepared(this.statement(parts.map(({ write }) => write)), values)
      .catch((error: unknown) => onConstraint(error, CUSTOMER_REFUSALS));
    if (written.length === 0) throw new Error(`Customer ${change.customerId} was not locked`);
  }

  /** One statement for each kind of change, always the same text, so that it stays prepared. */
  private statement(writes: readonly RowWrite[]): string {
    const kind = writes.join();
    const text = this.statements.get(kind) ?? statementOf(writes);
    this.statements.set(kind, text);
    return text;
  }
}

interface Part {
  write: RowWrite;
  values: unknown[];
}

/** The writes that have something to do, and their parameters. */
function partsOf({ customerId, version, customer, gone, put, touched }: MoveChange): Part[] {
  const json = (rows: readonly object[]): unknown[] => (rows.length > 0 ? [toJson(rows)] : []);
  const ids = (list: readonly string[]): unknown[] => (list.length > 0 ? [list] : []);
  // One that goes to another truck has a statement of its own; several come seldom.
  const [placed, ...others] = touched.operations;
  const several = placed && others.length > 0 ? touched.operations : [];
  const parts: Part[] = [
    customerPart(customerId, version, customer),
    { write: 'goneActivities', values: ids(gone.activities) },
    { write: 'goneLocations', values: ids(gone.locations) },
    { write: 'goneOperations', values: ids(gone.operations) },
    { write: 'goneDirectLegs', values: ids(gone.directLegs) },
    { write: 'activities', values: json(put.activities) },
    { write: 'locations', values: json(put.locations) },
    { write: 'operations', values: json([...put.operations, ...several]) },
    { write: 'directLegs', values: json(put.directLegs) },
    { write: 'touchedActivities', values: versionsOf(touched.activities) },
    { write: 'touchedOperation', values: placed && others.length === 0 ? placeOf(placed) : [] },
  ];
  return parts.filter(({ values }) => values.length > 0);
}

function customerPart(id: string, version: number, changed: Partial<StoredCustomerRow>): Part {
  const names = Object.keys(changed);
  if (names.length === 0) return { write: 'customer', values: [] };
  if (names.some((name) => OFTEN.every(({ property }) => property !== name))) {
    return { write: 'customer', values: [id, version, toJson(sentColumns(changed))] };
  }
  const values: Record<string, unknown> = changed;
  const sent = OFTEN.map(({ property }) => values[property] ?? null);
  return { write: 'touchedCustomer', values: [id, version, ...sent] };
}

/** All were changed by the same write. */
const versionsOf = (rows: readonly ActivityRow[]): unknown[] =>
  rows[0] ? [rows[0].changedVersion, rows.map(({ id }) => id)] : [];

const placeOf = (row: OperationRow): unknown[] => [
  row.truck,
  row.unassigned,
  row.startingDriveTime,
  row.endingDriveTime,
  row.id,
];

const toJson = (value: object): string => JSON.stringify(value);
