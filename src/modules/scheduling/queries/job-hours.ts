import { Inject, Injectable } from '@nestjs/common';
import type { DoneBy } from '../domain/slots/work.js';
import { JOB_RANGES } from '../ports/job-ranges.js';
import type { JobBasis, JobRange, JobRanges } from '../ports/job-ranges.js';

const MINUTES_AN_HOUR = 60;

/** Finds how long jobs may take. */
@Injectable()
export class JobHours {
  constructor(@Inject(JOB_RANGES) private readonly ranges: JobRanges) {}

  /** How many minutes a job of the branch takes in so many of ten cases. */
  takes(branchId: string): (basis: JobBasis) => DoneBy {
    return (basis) => {
      const { p80, p90 } = this.ranges.of(branchId, basis);
      return { inEight: p80 * MINUTES_AN_HOUR, inNine: p90 * MINUTES_AN_HOUR };
    };
  }

  /** Null where a stop of its activity has no estimate. */
  of(branchId: string, basis: JobBasis | null): JobRange | null {
    return basis && this.ranges.of(branchId, basis);
  }
}
