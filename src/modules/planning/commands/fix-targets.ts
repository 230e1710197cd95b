import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BOARD_OPERATION } from '#modules/moves/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { PlannedDay } from '#modules/scheduling/contract/planned-day.js';
import type { FixCause } from '../contract/cause.dto.js';
import { notOnBoard, notOnDay, otherBranch } from '../refusals.js';

const TRUCK_BRANCH = statement(
  { branch_id: id() },
  sql`select branch_id from ${TRUCK} where id = $1`,
);
const WHERE_OPERATION = statement(
  { branch_id: id(), day: day(), is_on_board: boolean() },
  sql`
  select branch_id, day, truck_id is not null or unassigned as is_on_board
  from ${BOARD_OPERATION} where operation_id = $1`,
);

const OF_TRUCKS: readonly string[] = ['missingLead', 'shortCrew'];

/** Finds what a mark is on. */
@Injectable()
export class FixTargets {
  constructor(private readonly db: Db) {}

  /**
   * @returns what refuses a move of another day, as the last of all
   * @throws 404, 409 OTHER_BRANCH NOT_ON_BOARD
   */
  async find(
    branchId: string,
    { mark, id }: FixCause,
    read: PlannedDay | null,
  ): Promise<() => void> {
    if (OF_TRUCKS.includes(mark)) return this.findTruck(branchId, id);
    if (read?.jobs.some(({ booking }) => booking.operation._id === id)) return () => undefined;
    const [operation] = await this.db.rows(WHERE_OPERATION, [id]);
    if (!operation) throw notFound('Operation');
    if (operation.branch_id !== branchId) throw otherBranch();
    if (operation.day === read?.day && !operation.is_on_board) throw notOnBoard();
    return () => {
      throw notOnDay();
    };
  }

  private async findTruck(branchId: string, truckId: string): Promise<() => void> {
    const [truck] = await this.db.rows(TRUCK_BRANCH, [truckId]);
    if (!truck) throw notFound('Truck');
    if (truck.branch_id !== branchId) throw otherBranch();
    return () => undefined;
  }
}
