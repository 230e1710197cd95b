import { Query } from '@nestjs/cqrs';
import type { TruckListQueryDto } from '../../contract/truck-list.query.dto.js';
import type { TruckView } from '../../contract/truck.view.js';

/** By name. */
export class ListTrucksQuery extends Query<TruckView[]> {
  constructor(readonly criteria: TruckListQueryDto) {
    super();
  }
}
