import { Command } from '@nestjs/cqrs';
import type { TruckDto } from '../../contract/truck.dto.js';
import type { TruckView } from '../../contract/truck.view.js';

export class CreateTruckCommand extends Command<TruckView> {
  constructor(readonly truck: TruckDto) {
    super();
  }
}
