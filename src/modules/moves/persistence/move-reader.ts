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
  from moves.activity a where a.customer_id = $1 order by a.activity_day`;
const LOCATIONS = `
  select ${columnsOf(LocationRow, 'l')}
  from moves.location l join moves.activity a on a.id = l.activity_id
  where a.customer_id = $1 order by l.activity_id, l.position`;
const OPERATIONS = `
  select ${columnsOf(OperationRow, 'o')}
  from moves.operation o join moves.activity a on a.id = o.activity_id
  where a.customer_id = $1 order by o.activity_id, o.position`;
const CUSTOMER_OF_OPERATION = `
  select a.customer_id as id
  from moves.operation o join moves.activity a on a.id = o.activity_id where o.id = $1`;

/** Reads all that belongs to a customer's move in four statements. */
@Injectable()
export class MoveReader {
  constructor(private readonly db: Db) {}

  async load(customer: CustomerState): Promise<MoveState> {
    const { id, branchId } = customer;
    const branch = await this.branch(branchId);
    const activities = await this.db.prepared<ActivityRow>(ACTIVITIES, [id]);
    const locations = await this.db.prepared<LocationRow>(LOCATIONS, [id]);
    const operations = await this.db.prepared<OperationRow>(OPERATIONS, [id]);
    return { customer, branch, activities: assembled(activities, locations, operations) };
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

const assembled = (
  activities: ActivityRow[],
  locations: LocationRow[],
  operations: OperationRow[],
): StoredActivity[] =>
  activities.map((activity) => ({
    ...activity,
    locations: locations.filter(({ activityId }) => activityId === activity.id),
    operations: operations.filter(({ activityId }) => activityId === activity.id),
  }));
