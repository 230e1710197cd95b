import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { alignOutward } from '#kernel/time-window.js';
import { LockTruckCommand } from '#modules/trucks/index.js';
import type { DayTruckView } from '../../contract/day.view.js';
import { EARLIEST_END, isFreeWithSeparation } from '../../domain/availability.js';
import { BLOCK_MINUTES, fitsGrid } from '../../domain/grid.js';
import { isTruckAvailable } from '../../domain/judge-drop.js';
import { rowTaken, servedBy } from '../../domain/stand-in.js';
import { BoardChanges } from '../../live/board-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { DayTrucks } from '../../queries/day-trucks.js';
import { TruckByYard } from '../../queries/truck-by-yard.js';
import { slotTaken, truckRefusal } from '../../refusals.js';
import { ReserveSlotCommand } from './reserve-slot.command.js';
import type { ReservedSlot, SlotRequest } from './reserve-slot.command.js';

@CommandHandler(ReserveSlotCommand)
export class ReserveSlotHandler implements ICommandHandler<ReserveSlotCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly trucks: DayTrucks,
    private readonly occupancy: OccupancyRepository,
    private readonly byYard: TruckByYard,
    private readonly board: BoardChanges,
  ) {}

  async execute({ request }: ReserveSlotCommand): Promise<ReservedSlot> {
    const { branchId, day } = request;
    const { timezone } = await this.branches.get(branchId);
    if (!fitsGrid(request.window, day, timezone)) throw truckRefusal('OUTSIDE_GRID');
    const window = alignOutward(request.window, BLOCK_MINUTES);
    const truckId = await this.lockFree({ ...request, window });
    if (truckId === undefined) throw slotTaken();
    const reservationId = await this.occupancy.reserveSlot({ ...request, truckId, window });
    this.board.tell(branchId, day, { kind: 'reservations' });
    return { reservationId, truckId };
  }

  /**
   * A truck to take; together with the one that stays free, so that nobody takes that meanwhile.
   */
  private async lockFree(request: SlotRequest): Promise<string | undefined> {
    const { branchId, day, keepsOneFree = false, preferred: best = [] } = request;
    const trucks = (await this.trucks.ofDay(branchId, day)).map(({ _id }) => _id);
    const enough = keepsOneFree ? 2 : 1;
    const free: string[] = [];
    for (const truckId of inTurn(trucks, best.slice(0, enough), best)) {
      if (!(await this.isFree(truckId, request))) continue;
      free.push(truckId);
      if (free.length === enough) return best.find((id) => free.includes(id)) ?? free[0];
    }
    // Read again: all trucks are locked by now, and some may be out of service since.
    const working = (await this.trucks.ofDay(branchId, day)).filter(works);
    return working.length > 1 ? undefined : free[0];
  }

  private async isFree(truckId: string, { day, window }: SlotRequest): Promise<boolean> {
    const truck = await this.commands.execute(new LockTruckCommand(truckId));
    const { occupied, standIn } = await this.byYard.occupied(truckId, day);
    const { own: taken, others: blocked } = rowTaken(occupied, servedBy(truckId, standIn));
    return (
      isTruckAvailable({ ...truck, unavailable: false }, day) &&
      isFreeWithSeparation({ taken, blocked }, window)
    );
  }
}

/**
 * The likely ones first. Each part is in the order in which every command locks several trucks, so that
 * two who want the same ones do not wait for each other; only where somebody was faster it goes on.
 */
const inTurn = (
  trucks: readonly string[],
  likely: readonly string[],
  best: readonly string[],
): ReadonlySet<string> => new Set([...[...likely].sort(), ...best, ...[...trucks].sort()]);

/** Whether the truck can take any job that day. */
const works = ({ unavailable, unavailableFrom }: DayTruckView): boolean =>
  !unavailable && (unavailableFrom === null || unavailableFrom >= EARLIEST_END);
