import { defineJob } from '#platform/queue/job-definition.js';
import { MAINTENANCE } from '#platform/queue/queue-definition.js';

/** Every night, when hardly anybody is waiting for a change. */
export const FORGET_TOPICS = defineJob<Record<string, never>>({
  name: 'ops.forget-topics',
  queue: MAINTENANCE,
  schedule: { cron: '25 3 * * *', timezone: 'America/Chicago' },
});
