import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { isDayOver } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { StandInRepository } from '../../persistence/stand-in.repository.js';
import type { StoredStandIn } from '../../persistence/stand-in.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { LeftWithStandIn } from '../../queries/left-with-stand-in.js';
import { blockChanged, dayPast, startedWith, truckRefusal } from '../../refusals.js';
import { RowRelay } from '../row-relay.js';
import type { BoardRow } from '../row-relay.js';
import { SlotTaker } from '../slot-taker.js';
import { StandInRentals } from '../stand-in-rentals.js';
import { RemoveStandInCommand } from './remove-stand-in.command.js';

@CommandHandler(RemoveStandInCommand)
export class RemoveStandInHandler implements ICommandHandler<RemoveStandInCommand> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly slots: SlotTaker,
    private readonly standIns: StandInRepository,
    private readonly left: LeftWithStandIn,
    private readonly relay: RowRelay,
    private readonly rentals: StandInRentals,
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
    if (standIn) await this.judge(row, standIn);
    if (isDayOver(day, timezone, this.clock.now())) throw dayPast();
    if (!standIn) return;
    await this.standIns.remove(truckId, day);
    await this.relay.lay(truckId, day, null);
    await this.relay.record(row, standIn, undefined);
    await this.rentals.giveBack(standIn.rentalId, day);
  }

  private async judge(row: BoardRow, standIn: StoredStandIn): Promise<void> {
    const left = await this.left.of(standIn, row.timezone);
    if (left.length > 0) throw startedWith(standIn.byName, left);
    await this.relay.judge(row, null);
  }
}
