import { rowColumns } from '../../../platform/database/columns-of.js';
import { ActivityRow } from './activity.row.js';
import { LocationRow } from './location.row.js';
import { OperationRow } from './operation.row.js';
import { StoredCustomerRow } from './stored-customer.row.js';

type RowClass = abstract new () => object;

/** One table's part of a write: SQL that names its parameters by the numbers that it is told. */
interface RowSql {
  parameters: number;
  text: (at: readonly number[]) => string;
}

const listOf = (names: readonly string[]): string => names.join(', ');

/** Rows come, or are otherwise. Parameter: a JSON list of rows under their properties' names. */
function put(table: string, row: RowClass): RowSql {
  const columns = rowColumns(row);
  const names = columns.map(({ column }) => column);
  const told = columns.map(({ property }) => `"${property}"`);
  const types = columns.map(({ property, type }) => `"${property}" ${type}`);
  const changed = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  return {
    parameters: 1,
    text: ([rows]) => `
      insert into ${table} (${listOf(names)})
      select ${listOf(told)} from json_to_recordset($${rows}::json) as told (${listOf(types)})
      on conflict (id) do update set ${listOf(changed)}`,
  };
}

/** Rows go. Parameter: their ids. */
const remove = (table: string): RowSql => ({
  parameters: 1,
  text: ([ids]) => `delete from ${table} where id = any ($${ids}::text[])`,
});

const CUSTOMER_COLUMNS = rowColumns(StoredCustomerRow);
const CHANGEABLE = listOf(
  CUSTOMER_COLUMNS.map(({ column }) => column).filter((column) => column !== 'id'),
);

/** Parameters: the customer, the version that is changed, and JSON of what differs, see `toldColumns`. */
const changeCustomer: RowSql = {
  parameters: 3,
  text: ([id, version, values]) => `
    update customers.customer c
    set (${CHANGEABLE}) = (select ${CHANGEABLE} from json_populate_record(c, $${values}::json))
    where c.id = $${id} and c.version = $${version}
    returning c.id`,
};

/** What a write to a move may consist of. Keys between the tables are judged at the statement's end. */
const WRITES = {
  customer: changeCustomer,
  goneActivities: remove('moves.activity'),
  goneLocations: remove('moves.location'),
  goneOperations: remove('moves.operation'),
  activities: put('moves.activity', ActivityRow),
  locations: put('moves.location', LocationRow),
  operations: put('moves.operation', OperationRow),
};
export type RowWrite = keyof typeof WRITES;

/**
 * One statement of some writes, which take its parameters in their order. It answers a row, none where the customer
 * is changed and has another version.
 */
export function statementOf(writes: readonly RowWrite[]): string {
  let last = 0;
  const parts = writes.map((name) => {
    const { parameters, text } = WRITES[name];
    return `${name} as (${text(Array.from({ length: parameters }, () => (last += 1)))})`;
  });
  return `with ${parts.join(', ')} select 1 ${writes.includes('customer') ? 'from customer' : ''}`;
}

const COLUMN_OF = new Map(CUSTOMER_COLUMNS.map(({ property, column }) => [property, column]));

/** Values of the customer's row under the columns' names. */
export const toldColumns = (values: Partial<StoredCustomerRow>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([property, value]: [string, unknown]) => [
      COLUMN_OF.get(property) ?? property,
      value,
    ]),
  );
