import type { ActualTimes } from '../domain/actual.js';
import type { Job } from '../domain/job.js';

/** Somebody stamped or entered how a job went: `went` is what is known now. Raised inside the transaction. */
export class ActualChanged {
  constructor(
    readonly job: Job,
    readonly went: ActualTimes,
  ) {}
}
