import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';

/**
 * Makes trucks available again for a day: all of them or none.
 * @throws 404, 409 BLOCK_CHANGED (taken back, and changed since), TRUCK_HAS_BOOKINGS
 */
export class ReturnTrucksToServiceCommand extends Command<void> {
  constructor(
    readonly day: LocalDate,
    readonly truckIds: string[],
  ) {
    super();
  }
}
