import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';

/**
 * Makes trucks unavailable for a day and frees their seats: all of them or none.
 * @throws 404, 409 TRUCK_HAS_BOOKINGS SLOT_TAKEN (a live hold)
 */
export class RemoveTrucksFromServiceCommand extends Command<void> {
  constructor(
    readonly day: LocalDate,
    readonly truckIds: string[],
    readonly note: string,
  ) {
    super();
  }
}
