import { Command } from '@nestjs/cqrs';

/**
 * Removes an activity with its stops and operations; the new nounce.
 * Refused: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE, 409 ACTIVITY_COMMITTED.
 */
export class DeleteActivityCommand extends Command<string> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
    readonly nounce: string,
  ) {
    super();
  }
}
