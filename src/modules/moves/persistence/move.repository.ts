import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { notFound } from '../../../kernel/domain-error.js';
import { sameValue } from '../../../kernel/same-value.js';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Db } from '../../../platform/database/db.js';
import type { Customer } from '../domain/customer.js';
import { listedMove } from '../domain/listed-move.js';
import type { Move, MoveBranch } from '../domain/move.js';
import { ActivityRow } from './activity.row.js';
import { CustomerRepository, differing } from './customer.repository.js';
import { toListedColumns } from './customer.mapper.js';
import type { ListedColumns } from './customer.mapper.js';
import { LocationRow } from './location.row.js';
import { toActivity, toRows } from './move.mapper.js';
import type { MoveRows, ToldActivity, ToldOperation } from './move.mapper.js';
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

interface ToldMove {
  branch: MoveBranch;
  activities: ToldActivity[] | null;
  locations: LocationRow[] | null;
  operations: ToldOperation[] | null;
}

type Identified = ObjectLiteral & { id: string };

/** A customer's move: beside the customer read in one statement, written where it differs. */
@Injectable()
export class MoveRepository {
  constructor(
    private readonly db: Db,
    private readonly customers: CustomerRepository,
  ) {}

  /** The move as it stands, without holding it. @throws DomainError 404 */
  async find(customerId: string): Promise<Move> {
    const { customer } = await this.customers.find(customerId);
    return this.load(customer);
  }

  /** All that belongs to a customer. */
  async load(customer: Customer): Promise<Move> {
    const [told] = await this.db.prepared<ToldMove>(MOVE, [customer.branchId, customer.id]);
    if (!told) throw notFound('Branch');
    const { branch, activities, locations, operations } = told;
    return {
      customer,
      branch,
      activities: (activities ?? []).map((activity) =>
        toActivity(activity, locations ?? [], operations ?? []),
      ),
    };
  }

  /** @throws DomainError 404 */
  async branch(id: string): Promise<MoveBranch> {
    const [branch] = await this.db.prepared<MoveBranch>(BRANCH, [id]);
    if (!branch) throw notFound('Branch');
    return branch;
  }

  /**
   * Writes what differs between two states of a move, a statement a kind of row.
   * @throws DomainError 400 for an unknown `previousContractId`
   */
  async save(before: Move, after: Move): Promise<void> {
    // The customer first: with a new branch its activities follow by themselves.
    const listed = differing(listedOf(before), listedOf(after));
    await this.customers.save(before.customer, after.customer, listed);
    await this.saveActivities(before, after);
  }

  private async saveActivities(before: Move, after: Move): Promise<void> {
    const stored = rowsOf(before);
    const wanted = rowsOf(after);
    await this.remove(OperationRow, stored.operations, wanted.operations);
    await this.remove(LocationRow, stored.locations, wanted.locations);
    await this.remove(ActivityRow, stored.activities, wanted.activities);
    await this.put(ActivityRow, stored.activities, wanted.activities);
    await this.put(LocationRow, stored.locations, wanted.locations);
    await this.put(OperationRow, stored.operations, wanted.operations);
  }

  private async remove(
    row: EntityTarget<Identified>,
    before: readonly Identified[],
    after: readonly Identified[],
  ): Promise<void> {
    const kept = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    if (gone.length > 0) await this.db.manager.delete(row, gone);
  }

  private async put<Row extends Identified>(
    row: EntityTarget<Row>,
    before: readonly Row[],
    after: readonly Row[],
  ): Promise<void> {
    const known = new Map(before.map((one) => [one.id, one]));
    const changed = after.filter((one) => !sameValue(one, known.get(one.id)));
    if (changed.length > 0) await this.db.manager.upsert(row, changed, ['id']);
  }
}

const listedOf = ({ activities }: Move): ListedColumns => toListedColumns(listedMove(activities));

const rowsOf = ({ customer, branch, activities }: Move): MoveRows =>
  toRows(activities, { customerId: customer.id, branchId: branch.id });
