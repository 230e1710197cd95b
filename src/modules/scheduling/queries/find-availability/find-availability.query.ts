import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { AvailabilityView } from '../../contract/availability.view.js';

/** What is looked for; hours as decimals. `from` undefined: today in the branch's zone. */
export interface AvailabilityRequest {
  branchId: string;
  slots: number;
  duration: number;
  from: LocalDate | undefined;
  days: number;
  requiresLift: boolean;
}

/**
 * Starts at which enough trucks are free.
 * @throws 404 'Branch not found'
 */
export class FindAvailabilityQuery extends Query<AvailabilityView> {
  constructor(readonly request: AvailabilityRequest) {
    super();
  }
}
