import { Command } from '@nestjs/cqrs';
import type { TruckDto } from '../../contract/truck.dto.js';
import type { TruckView } from '../../contract/truck.view.js';

/** `clear`: a person confirmed that bookings from today on become unassigned if necessary. */
export class UpdateTruckCommand extends Command<TruckView> {
  constructor(
    readonly truckId: string,
    readonly truck: TruckDto,
    readonly clear: boolean,
  ) {
    super();
  }
}
