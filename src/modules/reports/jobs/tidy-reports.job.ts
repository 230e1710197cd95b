import { MINUTE_MS } from '#kernel/time-window.js';
import { defineJob } from '#platform/queue/job-definition.js';
import { MAINTENANCE } from '#platform/queue/queue-definition.js';

/** Every minute: no report stays behind, whatever became of its job, and no old one stays. */
export const TIDY_REPORTS = defineJob({
  name: 'reports.tidy-reports',
  queue: MAINTENANCE,
  schedule: { everyMs: MINUTE_MS },
});
