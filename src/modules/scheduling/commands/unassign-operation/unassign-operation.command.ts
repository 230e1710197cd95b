import { Command } from '@nestjs/cqrs';
import type { PlacedView } from '../../contract/booking.view.js';
import type { ExpectedPlace } from '../../contract/expectations.js';

/** Takes an operation off its truck: to the Unassigned row of its day, or off the board. */
export class UnassignOperationCommand extends Command<PlacedView> {
  constructor(
    readonly branchId: string,
    readonly operationId: string,
    readonly version: number,
    readonly keepOnBoard: boolean,
    readonly expect?: ExpectedPlace,
  ) {
    super();
  }
}
