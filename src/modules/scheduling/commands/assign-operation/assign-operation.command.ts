import { Command } from '@nestjs/cqrs';
import type { PlaceExpectation } from '../place-expectation.js';

/** Puts an operation on a truck, from wherever it is; its time stays. */
export class AssignOperationCommand extends Command<{ nounce: string }> {
  constructor(
    readonly branchId: string,
    readonly operationId: string,
    readonly truckId: string,
    readonly customerNounce: string,
    readonly expect?: PlaceExpectation,
  ) {
    super();
  }
}
