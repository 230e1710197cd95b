import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { day, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { OperationPlacing } from '#modules/moves/index.js';
import type { TruckBookings } from '#modules/trucks/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import { CrewMoves } from '../commands/crew-moves.js';
import { StandInEnder } from '../commands/stand-in-ender.js';
import { TruckHolds } from '../commands/truck-holds.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';

interface Home {
  branchId: string;
  today: LocalDate;
}

type OccupiedRow = typeof OCCUPIED.row;

const HOME = statement(
  { branch_id: id(), timezone: text() },
  sql`
  select t.branch_id, b.timezone
  from ${TRUCK} t join ${BRANCH} b on b.id = t.branch_id where t.id = $1`,
  'plain',
);
const OCCUPIED = statement(
  { kind: text(), operation_id: id().orNull(), row_truck_id: id(), day: day() },
  sql`
  select distinct kind, operation_id, row_truck_id, day from scheduling.occupancy
  where (truck_id = $1 or row_truck_id = $1) and day >= $2 order by day, operation_id`,
  'plain',
);

/** What is on a truck from today on, for taking the truck out of service. */
@Injectable()
export class TruckBookingsAdapter implements TruckBookings {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
    private readonly occupancy: OccupancyRepository,
    private readonly crews: CrewMoves,
    private readonly holds: TruckHolds,
    private readonly standIns: StandInEnder,
  ) {}

  async bookedDaysOf(truckId: string): Promise<LocalDate[]> {
    const { today } = await this.homeOf(truckId);
    const booked = (await this.occupied(truckId, today)).filter(({ kind }) => kind === 'booking');
    return booked.map(({ day }) => day);
  }

  async clear(truckId: string): Promise<void> {
    const { branchId, today } = await this.homeOf(truckId);
    const occupied = await this.occupied(truckId, today);
    await this.operations.lockCustomersOf(occupied.flatMap((one) => one.operation_id ?? []));
    for (const { operation_id: operationId, row_truck_id: row } of occupied) {
      if (operationId) await this.unassign(operationId, row, branchId);
    }
    // A hold on a row that the truck serves would not fit on that row's own truck everywhere.
    await this.holds.end(truckId, today);
    await this.standIns.end(truckId, today);
    await this.crews.freeTrucks([truckId], today, null);
  }

  /**
   * The truck is locked, its customers are not: an operation that somebody moved off it meanwhile
   * stays as they put it.
   */
  private async unassign(operationId: string, truckId: string, branchId: string): Promise<void> {
    const expect = { truck: truckId, unassigned: false };
    try {
      const locked = await this.operations.lock({ operationId, branchId, expect });
      await this.operations.place(locked, 'unassigned');
      await this.occupancy.free([operationId]);
    } catch (error) {
      if (!isElsewhereByNow(error)) throw error;
    }
  }

  private async homeOf(truckId: string): Promise<Home> {
    const values = [truckId];
    const [row] = await this.db.rows(HOME, values);
    if (!row) throw new Error(`The truck ${truckId} is gone while it is locked`);
    return { branchId: row.branch_id, today: localDateOf(this.clock.now(), row.timezone) };
  }

  private occupied(truckId: string, from: LocalDate): Promise<OccupiedRow[]> {
    return this.db.rows(OCCUPIED, [truckId, from]);
  }
}

const isElsewhereByNow = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'BLOCK_CHANGED' || error.kind === 'not-found');
