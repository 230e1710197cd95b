import { columnsOf } from '../../../platform/database/columns-of.js';
import type { Move, MoveBranch } from '../domain/move.js';
import type { Customer } from '../domain/customer.js';
import { ActivityRow } from './activity.row.js';
import { LocationRow } from './location.row.js';
import { toActivity, customerOfJson } from './move.mapper.js';
import type { ActivityJson, CustomerJson, OperationJson } from './move.mapper.js';
import { OperationRow } from './operation.row.js';
import { StoredCustomerRow } from './stored-customer.row.js';

export const CUSTOMER = columnsOf(StoredCustomerRow, 'c');
export const BRANCH =
  'select id, name, timezone, latitude, longitude from branches.v_branch where id = ';
const ACTIVITIES = `
  select ${columnsOf(ActivityRow, 'a')}
  from moves.activity a where a.customer_id = $1 order by a.activity_day`;
const LOCATIONS = `
  select ${columnsOf(LocationRow, 'l')}
  from moves.location l join moves.activity a on a.id = l.activity_id
  where a.customer_id = $1 order by l.activity_id, l.position`;
const OPERATIONS = `
  select ${columnsOf(OperationRow, 'o')}
  from moves.operation o join moves.activity a on a.id = o.activity_id
  where a.customer_id = $1 order by o.activity_id, o.position`;
const listOf = (rows: string): string => `(select json_agg(one) from (${rows}) one)`;
const BELONGINGS = `
  to_json(branch) as branch, ${listOf(ACTIVITIES)} as activities,
  ${listOf(LOCATIONS)} as locations, ${listOf(OPERATIONS)} as operations`;

/** All that belongs to the customer `$1` of the branch `$2`. */
export const LOAD = `select ${BELONGINGS} from (${BRANCH} $2) branch`;

/** The customer `$1` with all that belongs to it. @param more columns, each after a comma */
export const findWith = (more = ''): string => `
  select to_json(customer) as customer, ${BELONGINGS}${more}
  from (select ${CUSTOMER} from customers.customer c where c.id = $1) customer
  cross join lateral (${BRANCH} customer."branchId") branch`;

export interface MoveJson {
  branch: MoveBranch;
  activities: ActivityJson[] | null;
  locations: LocationRow[] | null;
  operations: OperationJson[] | null;
}

/** What `findWith` reads. */
export interface FoundJson extends MoveJson {
  customer: CustomerJson;
}

export const toMove = (
  customer: Customer,
  { branch, activities, locations, operations }: MoveJson,
): Move => ({
  customer,
  branch,
  activities: (activities ?? []).map((activity) =>
    toActivity(activity, locations ?? [], operations ?? []),
  ),
});

export const toFoundMove = ({ customer, ...belongings }: FoundJson): Move =>
  toMove(customerOfJson(customer), belongings);
