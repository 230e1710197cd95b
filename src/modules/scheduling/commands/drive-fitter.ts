import { Injectable } from '@nestjs/common';
import type { TimeWindow } from '#kernel/time-window.js';
import type { LockedOperation } from '#modules/moves/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { drivesWithin, freeAround } from '../domain/drive-room.js';
import type { Drives } from '../domain/drive-room.js';
import { boardHours } from '../domain/grid.js';
import { judgeTruck, rowOfDay } from '../domain/judge-drop.js';
import { servedBy, whileServing } from '../domain/stand-in.js';
import type { TruckRefusal } from '../domain/judge-drop.js';
import { TruckByYard } from '../queries/truck-by-yard.js';
import { takenFor } from './retiming.js';

/** Judges drives of an operation on trucks that are locked. */
@Injectable()
export class DriveFitter {
  constructor(private readonly byYard: TruckByYard) {}

  /** Whether the operation may be on the truck with these drives, as far as the truck's day says. */
  async judge(
    truck: TruckView,
    operation: LockedOperation,
    drives: Drives,
  ): Promise<'OK' | TruckRefusal> {
    const { occupied, standIn } = await this.byYard.occupied(truck._id, operation.day);
    const window = envelopeWith(operation, drives);
    return judgeTruck({ ...operation, window }, rowOfDay(truck, occupied, standIn));
  }

  /** The drives that there is room for on a truck that has room for the job. */
  async cut(truck: TruckView, operation: LockedOperation, wanted: Drives): Promise<Drives> {
    const { operationId, day, timezone } = operation;
    const { occupied, standIn } = await this.byYard.occupied(truck._id, day);
    const job = envelopeWith(operation, { out: 0, back: 0 });
    const others = occupied.filter((one) => one.operationId !== operationId);
    const taken = whileServing(others, servedBy(truck._id, standIn));
    return drivesWithin(job, wanted, freeAround(job, taken, boardHours(day, timezone)));
  }
}

/** What a truck is taken for with these drives. */
export const envelopeWith = ({ times }: LockedOperation, { out, back }: Drives): TimeWindow =>
  takenFor({ ...times, startingDriveTime: out, endingDriveTime: back });
