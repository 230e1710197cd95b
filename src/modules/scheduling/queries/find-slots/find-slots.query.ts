import { Query } from '@nestjs/cqrs';
import type { SlotsView } from '../../contract/slots.view.js';
import type { SlotsRequest } from '../../domain/slots/slots-request.js';

/**
 * The best times for a job, over many days.
 * @throws 400 for a day that is past, 404, 409 OTHER_BRANCH for another branch's activity
 */
export class FindSlotsQuery extends Query<SlotsView> {
  /** @param skip how many were shown before */
  constructor(
    readonly request: SlotsRequest,
    readonly skip: number,
  ) {
    super();
  }
}
