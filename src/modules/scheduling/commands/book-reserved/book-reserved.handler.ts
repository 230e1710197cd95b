import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { LockTruckCommand, TryLockTruckCommand } from '#modules/trucks/index.js';
import type { Drives } from '../../domain/drive-room.js';
import { RowChanges } from '../../live/row-changes.js';
import { DayTrucks } from '../../queries/day-trucks.js';
import { crewMismatch, truckRefusal } from '../../refusals.js';
import { DriveFitter, envelopeWith } from '../drive-fitter.js';
import { bothEnds } from '../left-ends.js';
import { LegEnder } from '../leg-ender.js';
import { ReleaseSlotCommand } from '../release-slot/release-slot.command.js';
import { SlotTaker } from '../slot-taker.js';
import { BookReservedCommand } from './book-reserved.command.js';

interface Place {
  truck: TruckView;
  drives: Drives;
}

const NO_DRIVES: Drives = { out: 0, back: 0 };

@CommandHandler(BookReservedCommand)
export class BookReservedHandler implements ICommandHandler<BookReservedCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly trucks: DayTrucks,
    private readonly fitter: DriveFitter,
    private readonly slots: SlotTaker,
    private readonly legs: LegEnder,
    private readonly changes: RowChanges,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute({ reserved }: BookReservedCommand): Promise<void> {
    const { reservationId, branchId, truckId, operationId, version } = reserved;
    // A truck that went down meanwhile left it to another one.
    const now = await this.commands.execute(new ReleaseSlotCommand(reservationId));
    const own = await this.commands.execute(new LockTruckCommand(now ?? truckId));
    const locked = await this.operations.lock({ operationId, branchId, version });
    if (locked.mismatchesCrew) throw crewMismatch();
    const { truck, drives } = await this.place(own, locked);
    const window = envelopeWith(locked, drives);
    const around = await this.slots.takeUnnamed(truck, { ...locked, window });
    const wanted = wantedBy(locked);
    const drive = (end: keyof Drives) => ({
      hours: drives[end],
      cutFrom: drives[end] < wanted[end] ? wanted[end] : null,
    });
    const onTruck = { truckId: truck._id, drives: { out: drive('out'), back: drive('back') } };
    await this.operations.place(locked, onTruck);
    await this.legs.end(branchId, bothEnds(around), 'refuse');
    await this.changes.since([], [{ ...locked, leaves: window.start }]);
  }

  private async place(truck: TruckView, locked: LockedOperation): Promise<Place> {
    const bare = await this.fitter.judge(truck, locked, NO_DRIVES);
    if (bare !== 'OK') throw truckRefusal(bare);
    const drives = wantedBy(locked);
    if ((await this.fitter.judge(truck, locked, drives)) === 'OK') return { truck, drives };
    const other = await this.anotherTruck(truck, locked, drives);
    if (other) return { truck: other, drives };
    return { truck, drives: await this.fitter.cut(truck, locked, drives) };
  }

  /** Trucks that somebody else is busy with are passed over: waiting for them while one is held could be for good. */
  private async anotherTruck(
    { _id: own }: TruckView,
    locked: LockedOperation,
    drives: Drives,
  ): Promise<TruckView | undefined> {
    for (const { _id } of await this.trucks.ofDay(locked.branchId, locked.day)) {
      if (_id === own) continue;
      const truck = await this.commands.execute(new TryLockTruckCommand(_id));
      if (truck && (await this.fitter.judge(truck, locked, drives)) === 'OK') return truck;
    }
    return undefined;
  }
}

const wantedBy = ({ times }: LockedOperation): Drives => ({
  out: times.startingDriveTime,
  back: times.endingDriveTime,
});
