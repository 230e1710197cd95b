import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { FreeSlotsView } from '../../contract/booking.view.js';

/** Where, for how many hours, and on which days; defaults: from today, AVAILABILITY.days. */
export interface FreeSlotsRequest {
  zip: string;
  duration: number;
  from?: LocalDate;
  days?: number;
}

/**
 * When a truck that serves the zip is free for that many hours.
 * @throws 404 NOT_SERVED
 */
export class FindFreeSlotsQuery extends Query<FreeSlotsView> {
  constructor(readonly request: FreeSlotsRequest) {
    super();
  }
}
