import { columnsOf } from '#platform/database/columns-of.js';
import { day, id, integer, json, numeric, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import type { Stop } from '../domain/stop.js';
import { LocationRow } from './location.row.js';

const LOCATIONS = `
  select ${columnsOf(LocationRow, 'l', ['activityId', 'position'])}
  from moves.location l where l.activity_id = a.id order by l.position`;

const activitiesWhere = (which: string) =>
  statement(
    {
      activityId: id(),
      customerId: id(),
      branchId: id(),
      activityDay: day(),
      timezone: text(),
      numMovers: integer(),
      truckCount: integer(),
      estHours: numeric(),
      minTime: numeric(),
      rateCents: integer(),
      /** In the order of travel. */
      locations: json<readonly Stop[]>(),
    },
    sql`
  select a.id as "activityId", a.customer_id as "customerId", a.branch_id as "branchId",
         a.activity_day as "activityDay", b.timezone, a.num_movers as "numMovers",
         a.truck_count as "truckCount", a.est_hours as "estHours", a.min_time as "minTime",
         c.rate_cents as "rateCents",
         (select coalesce(json_agg(one), '[]') from (${LOCATIONS}) one) as locations
  from moves.activity a
  join customers.customer c on c.id = a.customer_id
  join ${BRANCH} b on b.id = a.branch_id
  where ${which}`,
  );

/** Activities as far as estimates and costs are computed from them: by ids, or all of a customer. */
export const ESTIMATED_BY_IDS = activitiesWhere('a.id = any ($1)');
export const ESTIMATED_OF_CUSTOMER = activitiesWhere('a.customer_id = $1');
