import { Command } from '@nestjs/cqrs';
import type { PlacedView } from '../../contract/booking.view.js';
import type { ExpectedPlace } from '../../contract/expectations.js';

/** Puts an operation on a truck, from wherever it is; its time stays. */
export class AssignOperationCommand extends Command<PlacedView> {
  constructor(
    readonly branchId: string,
    readonly operationId: string,
    readonly truckId: string,
    readonly version: number,
    readonly expect?: ExpectedPlace,
  ) {
    super();
  }
}
