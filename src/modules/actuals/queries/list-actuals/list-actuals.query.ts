import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { ActualsView } from '../../contract/actual.view.js';

/**
 * How the booked operations of a branch went, both days inclusive, by day and planned start.
 * @throws 404 'Branch not found'
 */
export class ListActualsQuery extends Query<ActualsView> {
  constructor(
    readonly branchId: string,
    readonly from: LocalDate,
    readonly to: LocalDate,
  ) {
    super();
  }
}
