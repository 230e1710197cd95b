import { Command } from '@nestjs/cqrs';
import type { JobStartedView } from '../../contract/estimate.view.js';

/**
 * Starts the job that fetches an activity's drive times, or joins the one already waiting. Needs
 * and changes no version. Refused: 404, 409 CUSTOMER_INACTIVE.
 */
export class RequestDriveTimesCommand extends Command<JobStartedView> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
  ) {
    super();
  }
}
