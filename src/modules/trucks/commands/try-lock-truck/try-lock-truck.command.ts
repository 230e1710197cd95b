import { Command } from '@nestjs/cqrs';
import type { TruckView } from '../../contract/truck.view.js';

/**
 * As `LockTruckCommand`, without waiting: answers undefined where another command holds the truck, and
 * where there is none.
 */
export class TryLockTruckCommand extends Command<TruckView | undefined> {
  constructor(readonly truckId: string) {
    super();
  }
}
