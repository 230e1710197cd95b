import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';

export interface ActivityAdded {
  activityId: string;
  version: number;
}

/**
 * Adds an activity with the defaults and one operation. Without a day it gets the requested one if
 * that is free, otherwise the first free day after the last activity, from today on.
 * Refused: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE, 422 when the day is taken.
 */
export class AddActivityCommand extends Command<ActivityAdded> {
  constructor(
    readonly customerId: string,
    readonly version: number,
    readonly activityDay?: LocalDate,
  ) {
    super();
  }
}
