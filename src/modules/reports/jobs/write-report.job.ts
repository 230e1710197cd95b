import { defineQueue } from '#platform/queue/queue-definition.js';
import { defineJob } from '#platform/queue/job-definition.js';

/**
 * A long report must not delay a short one, nor many of them the database, nor one person's
 * another's.
 */
const REPORTS_QUEUE = defineQueue({ name: 'reports', concurrency: 2, inTurn: true });

/** Processes that may begin one report, one after the other, before it is given up. */
export const MAX_RUNS = 4;

/** Writes one queued report to its file. */
export const WRITE_REPORT = defineJob<{ reportId: string }>({
  name: 'reports.write-report',
  queue: REPORTS_QUEUE,
  attempts: MAX_RUNS,
  failureMessage: 'The report could not be written.',
});
