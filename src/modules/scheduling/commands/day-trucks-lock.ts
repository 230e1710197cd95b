import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { addDays, instantAt } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { TimeWindow } from '../../../kernel/time-window.js';
import { History } from '../../../platform/history/history.js';
import { LockTruckCommand } from '../../trucks/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import { BoardBranches } from '../queries/board-branches.js';
import { truckHasBookings } from '../refusals.js';

export interface LockedDayTruck {
  id: string;
  branchId: string;
  /** From midnight to midnight by the clock of its branch. */
  wholeDay: TimeWindow;
}

/** What making trucks unavailable and available for a day share. */
@Injectable()
export class DayTrucksLock {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly occupancy: OccupancyRepository,
    private readonly history: History,
    private readonly board: BoardChanges,
  ) {}

  /** Locks the trucks in one order. @throws 404, 409 TRUCK_HAS_BOOKINGS */
  async unbooked(truckIds: string[], day: LocalDate): Promise<LockedDayTruck[]> {
    const trucks: LockedDayTruck[] = [];
    for (const truckId of [...new Set(truckIds)].sort()) {
      const { _id: id, branchId } = await this.commands.execute(new LockTruckCommand(truckId));
      const { timezone } = await this.branches.get(branchId);
      const wholeDay = {
        start: instantAt(day, 0, timezone),
        end: instantAt(addDays(day, 1), 0, timezone),
      };
      trucks.push({ id, branchId, wholeDay });
    }
    if ((await this.occupancy.bookedAmong(truckIds, day)).length > 0) throw truckHasBookings();
    return trucks;
  }

  async record(trucks: LockedDayTruck[], day: LocalDate, after: object): Promise<void> {
    for (const { id } of trucks) {
      const changes = [{ field: day, before: null, after }];
      await this.history.record({ entity: 'truck', entityId: id, type: 'UPDATED', changes });
    }
    for (const branchId of new Set(trucks.map((truck) => truck.branchId))) {
      const truckIds = trucks.filter((truck) => truck.branchId === branchId).map(({ id }) => id);
      this.board.tell(branchId, day, { kind: 'trucks', truckIds });
    }
  }
}
