import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { isDayOver } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { AddRentalTruckCommand } from '#modules/trucks/index.js';
import { clockOn } from '../../domain/grid.js';
import { isTruckAvailable } from '../../domain/judge-drop.js';
import { StandInRepository } from '../../persistence/stand-in.repository.js';
import type { StoredStandIn } from '../../persistence/stand-in.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import {
  blockChanged,
  dayPast,
  standInChain,
  truckRefusal,
  truckUnavailable,
} from '../../refusals.js';
import { RowRelay } from '../row-relay.js';
import { SlotTaker } from '../slot-taker.js';
import { StandInRentals } from '../stand-in-rentals.js';
import { PutStandInCommand } from './put-stand-in.command.js';
import type { WantedStandIn } from './put-stand-in.command.js';

@CommandHandler(PutStandInCommand)
export class PutStandInHandler implements ICommandHandler<PutStandInCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly slots: SlotTaker,
    private readonly standIns: StandInRepository,
    private readonly relay: RowRelay,
    private readonly rentals: StandInRentals,
    private readonly clock: Clock,
  ) {}

  async execute({ wanted }: PutStandInCommand): Promise<string> {
    const { day, truckId, from, note } = wanted;
    const { timezone } = await this.branches.get(wanted.branchId);
    const { truck, known } = await this.lock(wanted);
    const before = await this.standIns.find(truckId, day);
    if (!isExpected(wanted.expect, before)) throw blockChanged();
    const by = known ?? (await this.rental(wanted));
    await this.refuseChain(truck, by, wanted);
    if (![truck, by].every((one) => isTruckAvailable({ ...one, unavailable: false }, day)))
      throw truckUnavailable();
    const row = { truck, day, timezone };
    const starts = clockOn(from, day, timezone);
    await this.relay.judge(row, { from: starts, truck: by });
    if (isDayOver(day, timezone, this.clock.now())) throw dayPast();
    const former = before?.rentalId ?? null;
    const rentalId = !known || former === by._id ? by._id : null;
    const facts = { truckId, day, byId: by._id, starts, since: from, note, rentalId };
    await this.standIns.put(facts);
    await this.relay.lay(truckId, day, by._id);
    await this.relay.record(row, before, { ...facts, byName: by.name });
    if (former !== rentalId) await this.rentals.giveBack(former, day);
    return by._id;
  }

  /** @throws 404, 409 OTHER_BRANCH */
  private async lock({ branchId, truckId, by }: WantedStandIn) {
    const ids = typeof by === 'string' ? [truckId, by] : [truckId];
    const trucks = await this.slots.lock(ids);
    if ([...trucks.values()].some((one) => one.branchId !== branchId))
      throw truckRefusal('OTHER_BRANCH');
    const [truck, known] = ids.map((id) => trucks.get(id));
    if (!truck) throw new Error(`Truck ${truckId} is not locked`);
    return { truck, known };
  }

  /** @throws 409 NAME_TAKEN */
  private rental({ branchId, day, by }: WantedStandIn): Promise<TruckView> {
    if (typeof by === 'string') throw new Error(`Truck ${by} is not locked`);
    const { formerId, ...rental } = by;
    const made = { ...rental, branchId, rentalDay: day };
    return this.commands.execute(new AddRentalTruckCommand(made, formerId));
  }

  /** Nothing that stands in is served by another one, nor stands in twice. @throws 409 STAND_IN_CHAIN */
  private async refuseChain(truck: TruckView, by: TruckView, { day }: WantedStandIn) {
    const [served] = await this.standIns.on([by._id], day, 'served');
    const serving = await this.standIns.on([by._id, truck._id], day, 'serving');
    if (by._id === truck._id || served || serving.some((one) => one.truckId !== truck._id))
      throw standInChain(serving.some((one) => one.byId === truck._id) ? truck.name : by.name);
  }
}

/** Whether the sender has seen what serves the row. */
const isExpected = (expect: WantedStandIn['expect'], now: StoredStandIn | undefined): boolean =>
  expect === undefined ||
  (expect === null ? !now : expect.by === now?.byId && expect.from === now.since);
