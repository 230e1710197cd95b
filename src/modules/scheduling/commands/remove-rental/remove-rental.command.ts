import { Command } from '@nestjs/cqrs';

/**
 * Gives a rental back.
 * @throws 404, 409 TRUCK_HAS_BOOKINGS NOT_A_RENTAL; where its adding is taken back, 409 CREW_CHANGED
 *   TRUCK_HAS_BOOKINGS with who or what has come onto it since
 */
export class RemoveRentalCommand extends Command<void> {
  constructor(readonly truckId: string) {
    super();
  }
}
