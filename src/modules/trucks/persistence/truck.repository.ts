import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '#kernel/domain-error.js';
import { columnsOf } from '#platform/database/columns-of.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { onConstraint } from '#platform/database/pg-error.js';
import { TRUCK_ERRORS } from '../contract/truck-terms.js';
import { TruckRow } from './truck.row.js';
import type { Truck } from '../truck.js';

const nameTaken = (): Error => conflict('NAME_TAKEN', TRUCK_ERRORS.NAME_TAKEN);

const REFUSALS = {
  truck_name_in_branch: nameTaken,
  truck_rental_name_of_day: nameTaken,
  // One that comes back is back already.
  truck_pkey: nameTaken,
  truck_of_branch: () => notFound('Branch'),
};

const TRUCK_ROW = {
  id: id(),
  branchId: id(),
  name: text(),
  abbreviation: text(),
  color: text(),
  hasLift: boolean(),
  inService: boolean(),
  isRental: boolean(),
  rentalDay: day().orNull(),
};
const LOCKED = sql`
  select ${columnsOf(TruckRow, 't')} from trucks.truck t where t.id = $1 for no key update`;
const LOCK = statement(TRUCK_ROW, LOCKED);
const TRY_LOCK = statement(TRUCK_ROW, sql`${LOCKED} skip locked`);

// The indexes keep the branch's own names apart, and those of a day's rentals; this keeps a rental
// apart from the branch's own trucks next to which it is on the board.
const STANDS_BESIDE = `
  select 1 from trucks.truck
  where branch_id = $1 and lower(name) = lower($2) and id <> $3 and is_rental <> $4
    and (not is_rental or in_service and rental_day >= current_date - 1)
  limit 1`;

/** Trucks, written inside a command. */
@Injectable()
export class TruckRepository {
  constructor(private readonly db: Db) {}

  /**
   * The truck, locked until the command ends: every change of it or of what is on it starts here.
   * @throws 404
   */
  async lock(id: string): Promise<Truck> {
    const [row] = await this.db.rows(LOCK, [id]);
    if (!row) throw notFound('Truck');
    return row;
  }

  /** Like `lock`, without waiting: undefined if another command has locked it, or there is none. */
  async tryLock(id: string): Promise<Truck | undefined> {
    const [row] = await this.db.rows(TRY_LOCK, [id]);
    return row;
  }

  /** @throws 409 NAME_TAKEN, 404 for the branch */
  async insert(row: Truck): Promise<void> {
    await this.refuseNameBeside(row);
    await this.db.manager
      .insert(TruckRow, row)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }

  /** @throws 409 NAME_TAKEN, 404 for the branch */
  async update(row: Truck): Promise<void> {
    await this.refuseNameBeside(row);
    await this.db.manager
      .update(TruckRow, { id: row.id }, row)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }

  async delete(id: string): Promise<void> {
    await this.db.manager.delete(TruckRow, { id });
  }

  private async refuseNameBeside({ branchId, name, id, isRental }: Truck): Promise<void> {
    const found = await this.db.query(STANDS_BESIDE, [branchId, name, id, isRental]);
    if (found.length > 0) throw nameTaken();
  }
}
