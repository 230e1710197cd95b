import { defineJob } from '#platform/queue/job-definition.js';
import { MAINTENANCE } from '#platform/queue/queue-definition.js';

/** Every night, when nobody works at any branch. */
export const PRUNE_JOBS = defineJob<Record<string, never>>({
  name: 'ops.prune-jobs',
  queue: MAINTENANCE,
  schedule: { cron: '20 3 * * *', timezone: 'America/Chicago' },
});
