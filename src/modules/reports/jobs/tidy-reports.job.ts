import { MINUTE_MS } from '#kernel/time-window.js';
import { defineJob } from '#platform/queue/job-definition.js';
import { MAINTENANCE } from '#platform/queue/queue-definition.js';

/**
 * Every minute, so that no report is left behind, whatever became of its job, and old ones are
 * deleted.
 */
export const TIDY_REPORTS = defineJob({
  name: 'reports.tidy-reports',
  queue: MAINTENANCE,
  schedule: { everyMs: MINUTE_MS },
});
