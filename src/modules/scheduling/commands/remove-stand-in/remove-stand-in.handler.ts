import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { isDayOver, type LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { StandInRepository } from '../../persistence/stand-in.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { blockChanged, dayPast, truckRefusal } from '../../refusals.js';
import { RemoveRentalCommand } from '../remove-rental/remove-rental.command.js';
import { RowRelay } from '../row-relay.js';
import { SlotTaker } from '../slot-taker.js';
import { RemoveStandInCommand } from './remove-stand-in.command.js';

@CommandHandler(RemoveStandInCommand)
export class RemoveStandInHandler implements ICommandHandler<RemoveStandInCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly slots: SlotTaker,
    private readonly occupancy: OccupancyRepository,
    private readonly standIns: StandInRepository,
    private readonly relay: RowRelay,
    private readonly clock: Clock,
  ) {}

  async execute({
    row: { branchId, day, truckId, expectBy },
  }: RemoveStandInCommand): Promise<void> {
    const { timezone } = await this.branches.get(branchId);
    const truck = (await this.slots.lock([truckId])).get(truckId);
    if (!truck) throw notFound('Truck');
    if (truck.branchId !== branchId) throw truckRefusal('OTHER_BRANCH');
    const standIn = await this.standIns.find(truckId, day);
    if (expectBy !== undefined && expectBy !== standIn?.byId) throw blockChanged();
    const row = { truck, day, timezone };
    if (standIn) await this.relay.judge(row, null);
    if (isDayOver(day, timezone, this.clock.now())) throw dayPast();
    if (!standIn) return;
    await this.standIns.remove(truckId, day);
    await this.relay.lay(truckId, day, null);
    await this.relay.record(row, standIn, undefined);
    if (standIn.rentalId !== null) await this.giveBack(standIn.rentalId, day);
  }

  /** A rental that has got bookings of its own, or another row to serve, stays for them. */
  private async giveBack(rentalId: string, day: LocalDate): Promise<void> {
    await this.slots.lock([rentalId]);
    const serving = await this.standIns.on([rentalId], day, 'serving');
    if (serving.length > 0 || (await this.occupancy.booked([rentalId], null)).size > 0) return;
    await this.commands.execute(new RemoveRentalCommand(rentalId));
  }
}
