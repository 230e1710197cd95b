import { Query } from '@nestjs/cqrs';
import type { JobView } from '#kernel/job.js';

/** A job that the employee started; 404 for any other. */
export class GetJobQuery extends Query<JobView> {
  constructor(
    readonly jobId: string,
    readonly employeeId: string | null,
  ) {
    super();
  }
}
