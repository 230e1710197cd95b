import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import { LockTruckCommand } from '#modules/trucks/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { Drives } from '../../domain/drive-room.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { DriveFitter, envelopeWith } from '../drive-fitter.js';
import { SlotTaker } from '../slot-taker.js';
import { FitDrivesCommand } from './fit-drives.command.js';

@CommandHandler(FitDrivesCommand)
export class FitDrivesHandler implements ICommandHandler<FitDrivesCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly occupancy: OccupancyRepository,
    private readonly fitter: DriveFitter,
    private readonly slots: SlotTaker,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute({ operationId }: FitDrivesCommand): Promise<void> {
    const on = await this.occupancy.truckOf(operationId);
    if (!on) return;
    const truck = await this.commands.execute(new LockTruckCommand(on.truckId));
    const locked = await this.operations.lockSeen({ operationId, branchId: truck.branchId });
    // Somebody took it elsewhere meanwhile, with the drives that were known by then.
    if (locked.place.truck !== truck._id) return;
    const drives = await this.fitting(truck, locked);
    if (!drives) return;
    await this.slots.takeUnnamed(truck, { ...locked, window: envelopeWith(locked, drives) });
    const { out, back } = locked.wantedDrives;
    const drive = (hours: number, wanted: number | null) => ({
      hours,
      cutFrom: wanted !== null && wanted > hours ? wanted : null,
    });
    await this.operations.place(locked, {
      truckId: truck._id,
      drives: { out: drive(drives.out, out), back: drive(drives.back, back) },
    });
  }

  /** Both drives as they should be, or one of them; undefined where neither has room. */
  private async fitting(truck: TruckView, locked: LockedOperation): Promise<Drives | undefined> {
    const now = { out: locked.times.startingDriveTime, back: locked.times.endingDriveTime };
    const { out, back } = locked.wantedDrives;
    const better = [
      { out: out ?? now.out, back: back ?? now.back },
      { out: out ?? now.out, back: now.back },
      { out: now.out, back: back ?? now.back },
    ].filter((drives) => drives.out !== now.out || drives.back !== now.back);
    for (const drives of better) {
      if ((await this.fitter.judge(truck, locked, drives)) === 'OK') return drives;
    }
    return undefined;
  }
}
