import { Command } from '@nestjs/cqrs';

/**
 * Gives a rental back.
 * @throws 404, 409 TRUCK_HAS_BOOKINGS NOT_A_RENTAL
 */
export class RemoveRentalCommand extends Command<void> {
  constructor(readonly truckId: string) {
    super();
  }
}
