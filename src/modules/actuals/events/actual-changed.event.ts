import type { Job } from '../domain/job.js';
import type { Known } from '../domain/known.js';

/**
 * Somebody stamped or entered how a job went; `before` is what was known until then. Raised inside the
 * transaction.
 */
export class ActualChanged {
  constructor(
    readonly job: Job,
    readonly before: Known,
  ) {}
}
