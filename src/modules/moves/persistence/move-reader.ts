import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/domain-error.js';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Db } from '../../../platform/database/db.js';
import type { CustomerState } from '../../customers/index.js';
import type { MoveBranch, MoveState, StoredActivity } from '../move-state.js';
import { ActivityRow } from './activity.row.js';
import { LocationRow } from './location.row.js';
import { OperationRow } from './operation.row.js';

const BRANCH = `
  select id, name, timezone, latitude, longitude from branches.v_branch where id = $1`;
const ACTIVITIES = `
  select ${columnsOf(ActivityRow, 'a')}
  from moves.activity a where a.customer_id = $2 order by a.activity_day`;
const LOCATIONS = `
  select ${columnsOf(LocationRow, 'l')}
  from moves.location l join moves.activity a on a.id = l.activity_id
  where a.customer_id = $2 order by l.activity_id, l.position`;
const OPERATIONS = `
  select ${columnsOf(OperationRow, 'o')}
  from moves.operation o join moves.activity a on a.id = o.activity_id
  where a.customer_id = $2 order by o.activity_id, o.position`;
const listOf = (rows: string): string => `(select json_agg(one) from (${rows}) one)`;
// One statement: the customer, and often a truck, is locked while it runs.
const MOVE = `
  select to_json(branch) as branch, ${listOf(ACTIVITIES)} as activities,
         ${listOf(LOCATIONS)} as locations, ${listOf(OPERATIONS)} as operations
  from (${BRANCH}) branch`;
const CUSTOMER_OF_OPERATION = `
  select a.customer_id as id
  from moves.operation o join moves.activity a on a.id = o.activity_id where o.id = $1`;

/** JSON knows no moments: they come as text. */
type Told<Row, Moment extends keyof Row> = Omit<Row, Moment> & Record<Moment, string>;

interface ToldMove {
  branch: MoveBranch;
  activities: Told<ActivityRow, 'created'>[] | null;
  locations: LocationRow[] | null;
  operations: Told<OperationRow, 'date'>[] | null;
}

/** Reads all that belongs to a customer's move. */
@Injectable()
export class MoveReader {
  constructor(private readonly db: Db) {}

  async load(customer: CustomerState): Promise<MoveState> {
    const [move] = await this.db.prepared<ToldMove>(MOVE, [customer.branchId, customer.id]);
    if (!move) throw notFound('Branch');
    return { customer, branch: move.branch, activities: assembled(move) };
  }

  /** @throws DomainError 404 */
  async branch(id: string): Promise<MoveBranch> {
    const [branch] = await this.db.prepared<MoveBranch>(BRANCH, [id]);
    if (!branch) throw notFound('Branch');
    return branch;
  }

  /** @throws DomainError 404 */
  async customerOfOperation(operationId: string): Promise<string> {
    const [row] = await this.db.prepared<{ id: string }>(CUSTOMER_OF_OPERATION, [operationId]);
    if (!row) throw notFound('Operation');
    return row.id;
  }
}

const assembled = ({ activities, locations, operations }: ToldMove): StoredActivity[] =>
  (activities ?? []).map((activity) => ({
    ...activity,
    created: new Date(activity.created),
    locations: (locations ?? []).filter(({ activityId }) => activityId === activity.id),
    operations: (operations ?? [])
      .filter(({ activityId }) => activityId === activity.id)
      .map((operation) => ({ ...operation, date: new Date(operation.date) })),
  }));
