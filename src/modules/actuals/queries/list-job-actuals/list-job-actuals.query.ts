import { Query } from '@nestjs/cqrs';
import type { Actual } from '../../domain/actual.js';
import type { Job } from '../../domain/job.js';

/** An operation and how it went. */
export interface JobActual {
  readonly job: Job;
  readonly actual: Actual;
}

/** How all operations of activities went; one that was neither stamped nor entered has no times. */
export class ListJobActualsQuery extends Query<readonly JobActual[]> {
  constructor(readonly activityIds: readonly string[]) {
    super();
  }
}
