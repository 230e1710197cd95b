import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { TruckBookingView } from '../../contract/retiming.view.js';
import { clockOn } from '../../domain/grid.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import type { RowOccupied } from '../../persistence/occupancy.repository.js';
import type { ClearedHolds, MovedReservation } from '../../domain/slots/holds.js';
import { InTheWay } from '../../queries/in-the-way.js';
import { truckHasBookings } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { DayTrucksLock } from '../day-trucks-lock.js';
import type { LockedDayTruck } from '../day-trucks-lock.js';
import { TruckHolds } from '../truck-holds.js';
import { UndoneTrucks } from '../undone-trucks.js';
import { VisitorMover } from '../visitor-mover.js';
import { RemoveTrucksFromServiceCommand } from './remove-trucks-from-service.command.js';

@CommandHandler(RemoveTrucksFromServiceCommand)
export class RemoveTrucksFromServiceHandler implements ICommandHandler<RemoveTrucksFromServiceCommand> {
  constructor(
    private readonly days: DayTrucksLock,
    private readonly occupancy: OccupancyRepository,
    private readonly inTheWay: InTheWay,
    private readonly crews: CrewMoves,
    private readonly holds: TruckHolds,
    private readonly visitors: VisitorMover,
    private readonly undone: UndoneTrucks,
  ) {}

  async execute(command: RemoveTrucksFromServiceCommand): Promise<ClearedHolds> {
    const { day, truckIds, out, endsHolds } = command;
    const cleared: ClearedHolds = { ended: [], moved: [] };
    const trucks = await this.days.lock(truckIds, day);
    await this.refuseBooked(trucks, day, out.from);
    const gone = new Map<string, MovedReservation[]>();
    const before = await this.occupancy.unblock(truckIds, day);
    const back = await this.days.takenBack(trucks, day, before);
    for (const truck of trucks) {
      const { end } = truck.boardHours;
      const window = { start: startOf(truck, day, out.from), end };
      if (endsHolds) cleared.ended.push(...(await this.holds.endDuring(truck.id, day, window)));
      const moved = await this.visitors.moveAway({ truck, out: truckIds }, day, window);
      gone.set(truck.id, moved);
      cleared.moved.push(...moved);
      await this.occupancy.block(truck.id, day, window, out);
    }
    if (out.from === null) {
      await this.undone.refuseSeated(truckIds, day);
      await this.crews.freeTrucks(truckIds, day, day);
    }
    for (const moved of back) await this.visitors.moveBack(moved);
    const after = new Map(truckIds.map((id) => [id, out]));
    await this.days.record({ trucks, day, moved: gone }, before, after);
    return cleared;
  }

  /** @param from `HH:mm`: only what ends later is in the way; null: whatever is on their rows that day, too */
  private async refuseBooked(
    trucks: LockedDayTruck[],
    day: LocalDate,
    from: string | null,
  ): Promise<void> {
    const ids = trucks.map(({ id }) => id);
    const isBooked = from === null && (await this.occupancy.booked(ids, day)).size > 0;
    const bookings: TruckBookingView[] = [];
    for (const truck of trucks) bookings.push(...(await this.laterBookings(truck, day, from)));
    if (isBooked || bookings.length > 0) throw truckHasBookings(bookings);
  }

  private async laterBookings(
    truck: LockedDayTruck,
    day: LocalDate,
    from: string | null,
  ): Promise<TruckBookingView[]> {
    // Its row stays with its crew for the rest of a day; all day it would lose it.
    const occupied =
      from === null
        ? (await this.occupancy.onRow(truck.id, day)).occupied
        : await this.occupancy.onTruck(truck.id, day);
    const isKept = ({ kind, truckId, rowId }: RowOccupied['occupied'][number]): boolean =>
      kind === 'booking' && (truckId === truck.id || rowId === truck.id);
    const booked = [...new Map(occupied.filter(isKept).map((one) => [one.id, one])).values()];
    const rest = { start: startOf(truck, day, from), end: truck.boardHours.end };
    const named = await this.inTheWay.of(rest, booked, { timezone: truck.timezone });
    return named.map(({ operation, customerName, start, end }) => ({
      operation,
      customerName,
      start,
      end,
    }));
  }
}

const startOf = ({ boardHours, timezone }: LockedDayTruck, day: LocalDate, from: string | null) =>
  from === null ? boardHours.start : clockOn(from, day, timezone);
