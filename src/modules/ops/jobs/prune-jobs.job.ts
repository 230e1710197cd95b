import { defineJob } from '../../../platform/queue/job-definition.js';
import { defineQueue } from '../../../platform/queue/queue-definition.js';

const MAINTENANCE = defineQueue({ name: 'maintenance', concurrency: 1 });

/** Every night, when nobody works at any branch. */
export const PRUNE_JOBS = defineJob<Record<string, never>>({
  name: 'ops.prune-jobs',
  queue: MAINTENANCE,
  schedule: { cron: '20 3 * * *', timezone: 'America/Chicago' },
});
