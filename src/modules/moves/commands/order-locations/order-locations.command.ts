import { Command } from '@nestjs/cqrs';

export interface LocationOrder {
  customerId: string;
  activityId: string;
  /** Every stop of the activity, once, in the order of travel. */
  locations: string[];
  version: number;
}

/**
 * Puts the stops of an activity in another order, and has drives fetched that lead elsewhere then.
 * @returns the new version
 * Refused: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE, 400 for other stops than the activity has,
 * 409 ACTIVITY_COMMITTED.
 */
export class OrderLocationsCommand extends Command<number> {
  constructor(readonly order: LocationOrder) {
    super();
  }
}
