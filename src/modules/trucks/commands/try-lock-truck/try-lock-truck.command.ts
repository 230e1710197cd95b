import { Command } from '@nestjs/cqrs';
import type { TruckView } from '../../contract/truck.view.js';

/**
 * Like `LockTruckCommand`, without waiting: returns undefined if another command has locked the
 * truck, or there is none.
 */
export class TryLockTruckCommand extends Command<TruckView | undefined> {
  constructor(readonly truckId: string) {
    super();
  }
}
