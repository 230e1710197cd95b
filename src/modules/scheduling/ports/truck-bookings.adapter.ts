import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { localDateOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Db } from '../../../platform/database/db.js';
import { PlaceOperationCommand } from '../../moves/index.js';
import type { TruckBookings } from '../../trucks/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { CrewPlaces } from '../persistence/crew-places.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';

interface BookedRow {
  operation_id: string;
  day: LocalDate;
  branch_id: string;
}

const TIMEZONE = `
  select b.timezone from trucks.v_truck t join branches.v_branch b on b.id = t.branch_id
  where t.id = $1`;
const BOOKED = `
  select o.operation_id, o.day, t.branch_id
  from scheduling.v_occupancy o join trucks.v_truck t on t.id = o.truck_id
  where o.truck_id = $1 and o.kind = 'booking' and o.day >= $2
  order by o.day, o.operation_id`;

/** What lies on a truck from today on, for whoever takes the truck out of service. */
@Injectable()
export class TruckBookingsAdapter implements TruckBookings {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly occupancy: OccupancyRepository,
    private readonly crews: CrewPlaces,
    private readonly board: BoardChanges,
  ) {}

  async daysOf(truckId: string): Promise<LocalDate[]> {
    const { rows } = await this.outstanding(truckId);
    return [...new Set(rows.map(({ day }) => day))];
  }

  async clear(truckId: string): Promise<void> {
    const { rows, today } = await this.outstanding(truckId);
    for (const { operation_id: operationId, branch_id: branchId } of rows) {
      await this.commands.execute(
        new PlaceOperationCommand({ operationId, branchId, placement: 'unassigned' }),
      );
      await this.occupancy.free([operationId]);
    }
    for (const { branchId, day } of await this.crews.freeTrucks([truckId], today, null)) {
      await this.board.crewChanged(branchId, day);
    }
  }

  private async outstanding(truckId: string): Promise<{ rows: BookedRow[]; today: LocalDate }> {
    const [truck] = await this.db.query<{ timezone: string }>(TIMEZONE, [truckId]);
    const today = localDateOf(this.clock.now(), truck?.timezone ?? 'utc');
    return { rows: await this.db.query<BookedRow>(BOOKED, [truckId, today]), today };
  }
}
