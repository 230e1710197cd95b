import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { alignOutward } from '../../../../kernel/time-window.js';
import { LockTruckCommand } from '../../../trucks/index.js';
import { isFreeWithSeparation } from '../../domain/availability.js';
import { BLOCK_MINUTES, fitsGrid } from '../../domain/grid.js';
import { isTruckAvailable } from '../../domain/judge-drop.js';
import { BoardChanges } from '../../live/board-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { DayTrucks } from '../../queries/day-trucks.js';
import { slotTaken, truckRefusal } from '../../refusals.js';
import { HoldSlotCommand } from './hold-slot.command.js';
import type { HeldSlot, SlotWish } from './hold-slot.command.js';

@CommandHandler(HoldSlotCommand)
export class HoldSlotHandler implements ICommandHandler<HoldSlotCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly trucks: DayTrucks,
    private readonly occupancy: OccupancyRepository,
    private readonly board: BoardChanges,
  ) {}

  async execute({ wish }: HoldSlotCommand): Promise<HeldSlot> {
    const { branchId, day } = wish;
    const { timezone } = await this.branches.get(branchId);
    if (!fitsGrid(wish.window, day, timezone)) throw truckRefusal('OUTSIDE_GRID');
    const trucks = await this.trucks.ofDay(branchId, day);
    // In the order in which whoever locks several trucks takes them.
    for (const truckId of trucks.map(({ _id }) => _id).sort()) {
      const holdId = await this.tryTruck(truckId, wish);
      if (!holdId) continue;
      this.board.tell(branchId, day, { kind: 'reservations' });
      return { holdId, truckId };
    }
    throw slotTaken();
  }

  private async tryTruck(truckId: string, wish: SlotWish): Promise<string | undefined> {
    const window = alignOutward(wish.window, BLOCK_MINUTES);
    const truck = await this.commands.execute(new LockTruckCommand(truckId));
    const taken = await this.occupancy.onTruck(truckId, wish.day);
    const unavailable = taken.some(({ kind }) => kind === 'unavailable');
    if (!isTruckAvailable({ ...truck, unavailable }, wish.day)) return undefined;
    if (!isFreeWithSeparation({ taken }, window)) return undefined;
    return this.occupancy.hold({ ...wish, truckId, window });
  }
}
