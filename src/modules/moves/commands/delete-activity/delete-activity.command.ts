import { Command } from '@nestjs/cqrs';

/**
 * Removes an activity with its stops and operations.
 * @returns the new version
 * Refused: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE, 409 ACTIVITY_COMMITTED.
 */
export class DeleteActivityCommand extends Command<number> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
    readonly version: number,
  ) {
    super();
  }
}
