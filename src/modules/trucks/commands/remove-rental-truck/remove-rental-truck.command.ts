import { Command } from '@nestjs/cqrs';

/**
 * Gives a rental back. Whatever is on it (bookings, seats) must be gone before.
 * 404; 409 NOT_A_RENTAL.
 */
export class RemoveRentalTruckCommand extends Command<void> {
  constructor(readonly truckId: string) {
    super();
  }
}
