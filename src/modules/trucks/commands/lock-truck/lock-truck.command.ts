import { Command } from '@nestjs/cqrs';
import type { TruckView } from '../../contract/truck.view.js';

/**
 * Holds a truck until the running command ends, so that what is on it is changed by one at a
 * time. Answers its facts. 404 when there is none.
 */
export class LockTruckCommand extends Command<TruckView> {
  constructor(readonly truckId: string) {
    super();
  }
}
