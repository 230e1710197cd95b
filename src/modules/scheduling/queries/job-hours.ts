import { Inject, Injectable } from '@nestjs/common';
import type { RangeHours } from '../domain/progress.js';
import { JOB_RANGES } from '../ports/job-ranges.js';
import type { JobBasis, JobRanges } from '../ports/job-ranges.js';

/** Finds how long jobs may take. */
@Injectable()
export class JobHours {
  constructor(@Inject(JOB_RANGES) private readonly ranges: JobRanges) {}

  /** Null where a stop of its activity has no estimate. */
  of(branchId: string, basis: JobBasis | null): RangeHours | null {
    return basis && this.ranges.of(branchId, basis);
  }
}
