import { Command } from '@nestjs/cqrs';
import type { TruckView } from '../../contract/truck.view.js';

/**
 * Locks a truck until the running command ends, so that only one command at a time changes what is
 * on it. Returns its facts. 404 when there is none.
 */
export class LockTruckCommand extends Command<TruckView> {
  constructor(readonly truckId: string) {
    super();
  }
}
