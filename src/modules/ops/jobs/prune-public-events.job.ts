import { defineJob } from '#platform/queue/job-definition.js';
import { MAINTENANCE } from '#platform/queue/queue-definition.js';

/** Every night, when nobody works at any branch. */
export const PRUNE_PUBLIC_EVENTS = defineJob<Record<string, never>>({
  name: 'ops.prune-public-events',
  queue: MAINTENANCE,
  schedule: { cron: '30 3 * * *', timezone: 'America/Chicago' },
});
