import { MergeSourceReader } from '#modules/mail/queries/merge-source-reader.js';
import type { Move } from '#modules/moves/domain/move.js';
import type { ShownOperation } from '#modules/moves/index.js';
import { quotedTotal } from '#modules/reports/selections/report-scope.js';
import { BoardOperations } from '#modules/scheduling/queries/board-operations.js';
import {
  DAY_OPERATIONS,
  OPERATIONS_OF_DAY,
  toDayOperations,
} from '#modules/scheduling/queries/day-operations.js';
import { Db } from '#platform/database/db.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { writeJson } from '#platform/json/written-json.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import type { Row } from './differences.js';

const OF_DAY = statement(OPERATIONS_OF_DAY, sql`${DAY_OPERATIONS}`, 'plain');

/**
 * Columns of the public views of moves, as the database knows them, but for those that only join what
 * is stored.
 */
const COLUMNS = `
  select c.relnamespace::regnamespace || '.' || c.relname as view, a.attname as column,
         format_type(a.atttypid, null) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'v' and c.relnamespace = 'moves'::regnamespace and c.relname like 'v\\_%'
    and c.relname not in ('v_activity_drive', 'v_building_stop', 'v_direct_leg', 'v_operation_drive')
    and a.attnum > 0
  order by c.relname, a.attnum`;

/** Public views of other modules that are made from the tables of moves. */
const FOREIGN = `
  select distinct v.relnamespace::regnamespace || '.' || v.relname as view
  from pg_depend d
  join pg_rewrite r on r.oid = d.objid and d.classid = 'pg_rewrite'::regclass
  join pg_class v on v.oid = r.ev_class
  left join pg_class used on d.refclassid = 'pg_class'::regclass and used.oid = d.refobjid
  left join pg_proc called on d.refclassid = 'pg_proc'::regclass and called.oid = d.refobjid
  where 'moves'::regnamespace in (used.relnamespace, called.pronamespace)
    and v.relnamespace <> 'moves'::regnamespace`;

export interface ViewColumn {
  view: string;
  column: string;
  type: string;
}

export const viewColumns = (api: TestApi): Promise<ViewColumn[]> => api.get(Db).query(COLUMNS);

export const foreignViews = async (api: TestApi): Promise<string[]> =>
  (await api.get(Db).query<{ view: string }>(FOREIGN)).map(({ view }) => view);

/** A list of days would otherwise come as dates. */
const AS_TEXT: Readonly<Record<string, string>> = {
  'customers.v_customer': ', activity_days::text[] as activity_days',
};

/** Everything in these views; only one move is stored. */
export async function readViews(
  api: TestApi,
  views: readonly string[],
): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const view of views) rows[view] = await api.get(Db).query<Row>(sqlOf(view));
  return rows;
}

const sqlOf = (view: string): string => `select *${AS_TEXT[view] ?? ''} from ${view}`;

const READ_ELSEWHERE = `select a.id, ${quotedTotal('a')} as cents from moves.v_activity a`;

/** What the boards, the mails and the reports compute from the views. */
export async function readElsewhere(
  api: TestApi,
  { customer, activities }: Move,
): Promise<Record<string, Row[]>> {
  const boards = api.get(BoardOperations);
  const days: ShownOperation[] = [];
  for (const { activityDay } of activities) {
    const values = [customer.branchId, activityDay];
    const [day] = await api.get(Db).rows(OF_DAY, values);
    if (day) days.push(...toDayOperations(day));
  }
  return {
    'boards of the days': days.map(asRow),
    'boards of the customer': (await boards.ofActivities(activities.map(({ id }) => id))).map(
      asRow,
    ),
    'merge source': (await api.get(MergeSourceReader).read(customer.id)).activities.map((one) => ({
      ...one,
    })),
    'reported totals': await api.get(Db).query<Row>(READ_ELSEWHERE),
  };
}

export const asRow = ({ row, stops: { zones, views } }: ShownOperation): Row => ({
  ...row,
  zones,
  stops: JSON.parse(writeJson(views)),
});
