import { json, text } from '#platform/database/sql/column.js';
import type { RowOf } from '#platform/database/sql/statement.js';
import { writtenJson } from '#platform/json/written-json.js';
import {
  BOARD_STOP_FIELDS,
  columnOfField,
  wireNameOf,
} from '#modules/moves/contract/stop-fields.js';
import type { ShownOperation, ShownOperationRow } from '#modules/moves/index.js';
import type { BookingStopView } from '../contract/booking.view.js';
import type { KnownRow } from '#modules/actuals/contract/actual.js';
import { LOCATION, OPERATION } from '#modules/moves/index.js';
import { FROM_BOARDS, OPERATION_COLUMNS } from './board-operations.js';
import { knownOf } from './job-progress.js';

/** As JSON, which has no dates. */
type OperationJson = Omit<ShownOperationRow, 'date'> & {
  date: string;
  known: KnownRow | null;
};

/** With what is known of how its job went. */
export interface DayOperation extends ShownOperation {
  known: KnownRow | null;
}

/** What is on a board of one day: three lists in one order, null if there is nothing. */
export const OPERATIONS_OF_DAY = {
  operations: json<OperationJson[]>().orNull(),
  /** Of an operation's stops; null if it has none. */
  zones: json<(string[] | null)[]>().orNull(),
  /** One line for each operation: JSON of its stops. */
  stops: text().orNull(),
};
type DayOperationsRow = RowOf<typeof OPERATIONS_OF_DAY>;

/** A stop `l` as boards show it. */
export const STOP_COLUMNS = BOARD_STOP_FIELDS.map(
  (name) => `l.${columnOfField(name)} as "${wireNameOf(name)}"`,
).join(', ');
/** The same stop with what is listed there. */
export const WITH_ITEMS = `
  cross join lateral (select ${STOP_COLUMNS}, l.items, l.item_volume as "itemVolume") listed`;
/** A stop as JSON, where nothing is listed without a word of it. */
export const STOP_JSON = `
  case when listed.items is null then row_to_json(stop) else row_to_json(listed) end`;
/** An operation on the board of the branch `$1` and the day `$2`. */
export const ON_BOARD = 'branch_id = $1 and day = $2 and (truck_id is not null or unassigned)';
const STOPS = `
  select l.activity_id, json_agg(l.zone order by l.position) as zones,
         '[' || string_agg(${STOP_JSON}::text, ',' order by l.position) || ']' as stops
  from ${LOCATION} l
  cross join lateral (select ${STOP_COLUMNS}) stop
  ${WITH_ITEMS}
  where l.activity_id in (select o.activity_id from ${OPERATION} o where ${ON_BOARD})
  group by l.activity_id`;
const ORDER = 'order by o.customer_id, o.date, o.operation_id';

/**
 * The OPERATIONS_OF_DAY of the branch `$1` and the day `$2`. A line never contains a line feed: JSON
 * escapes it.
 */
export const DAY_OPERATIONS = `
  select json_agg(row_to_json(o) ${ORDER}) as operations, json_agg(at.zones ${ORDER}) as zones,
         string_agg(coalesce(at.stops, '[]'), E'\\n' ${ORDER}) as stops
  from (select ${OPERATION_COLUMNS}, ${knownOf('v_board_operation.operation_id')} as known
        ${FROM_BOARDS} where ${ON_BOARD}) o
  left join (${STOPS}) at on at.activity_id = o.activity_id`;

/** The stops are most of a board: they go out as the database writes them. */
export function toDayOperations({ operations, zones, stops }: DayOperationsRow): DayOperation[] {
  const lines = stops?.split('\n') ?? [];
  return (operations ?? []).map((read, n) => ({
    row: { ...read, date: new Date(read.date) },
    stops: { zones: zones?.[n] ?? [], views: writtenJson<BookingStopView[]>(lines[n] ?? '[]') },
    known: read.known,
  }));
}
