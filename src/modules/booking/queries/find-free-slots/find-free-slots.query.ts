import { Query } from '@nestjs/cqrs';
import type { FreeSlotsView } from '../../contract/booking.view.js';

/** When a truck is free for so many hours where the zip lies. @throws 404 NOT_SERVED */
export class FindFreeSlotsQuery extends Query<FreeSlotsView> {
  constructor(
    readonly zip: string,
    readonly duration: number,
  ) {
    super();
  }
}
