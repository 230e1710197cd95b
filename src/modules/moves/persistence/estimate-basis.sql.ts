import { columnsOf } from '#platform/database/columns-of.js';
import { BRANCH } from '#modules/branches/index.js';
import { LocationRow } from './location.row.js';

const LOCATIONS = `
  select ${columnsOf(LocationRow, 'l', ['activityId', 'position'])}
  from moves.location l where l.activity_id = a.id order by l.position`;

const activitiesWhere = (which: string): string => `
  select a.id as "activityId", a.customer_id as "customerId", a.branch_id as "branchId",
         a.activity_day as "activityDay", b.timezone, a.num_movers as "numMovers",
         a.truck_count as "truckCount", a.est_hours as "estHours", a.min_time as "minTime",
         c.rate_cents as "rateCents",
         (select coalesce(json_agg(one), '[]') from (${LOCATIONS}) one) as locations
  from moves.activity a
  join customers.customer c on c.id = a.customer_id
  join ${BRANCH} b on b.id = a.branch_id
  where ${which}`;

/** Activities as far as estimates and costs are computed from them: by ids, or all of a customer. */
export const ESTIMATED_BY_IDS = activitiesWhere('a.id = any ($1)');
export const ESTIMATED_OF_CUSTOMER = activitiesWhere('a.customer_id = $1');
