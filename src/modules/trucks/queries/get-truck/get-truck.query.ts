import { Query } from '@nestjs/cqrs';
import type { TruckView } from '../../contract/truck.view.js';

/** 404 when there is none. */
export class GetTruckQuery extends Query<TruckView> {
  constructor(readonly truckId: string) {
    super();
  }
}
