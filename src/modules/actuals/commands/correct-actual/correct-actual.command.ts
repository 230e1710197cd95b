import { Command } from '@nestjs/cqrs';
import type { ActualView } from '../../contract/actual.view.js';
import type { CorrectActualDto } from '../../contract/correct-actual.dto.js';

/**
 * Enters how a job went, over what was stamped.
 * @throws 404; 409 STALE_ACTUAL, JOB_NOT_BOOKED, ACTUAL_FULL, in this order; 400
 */
export class CorrectActualCommand extends Command<ActualView> {
  constructor(
    readonly by: string,
    readonly operationId: string,
    readonly sent: CorrectActualDto,
  ) {
    super();
  }
}
