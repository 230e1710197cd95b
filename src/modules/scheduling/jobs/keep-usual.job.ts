import { defineJob } from '#platform/queue/job-definition.js';
import { MAINTENANCE } from '#platform/queue/queue-definition.js';

/** A little after each hour, because midnight comes at a different one in each zone. */
export const KEEP_USUAL = defineJob({
  name: 'scheduling.keep-usual',
  queue: MAINTENANCE,
  schedule: { cron: '5 * * * *', timezone: 'UTC' },
});
