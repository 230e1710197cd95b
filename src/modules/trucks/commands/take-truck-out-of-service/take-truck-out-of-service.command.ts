import { Command } from '@nestjs/cqrs';
import type { TruckView } from '../../contract/truck.view.js';

/** `clear`: a person confirmed that its bookings from today on become unassigned. */
export class TakeTruckOutOfServiceCommand extends Command<TruckView> {
  constructor(
    readonly truckId: string,
    readonly clear: boolean,
  ) {
    super();
  }
}
