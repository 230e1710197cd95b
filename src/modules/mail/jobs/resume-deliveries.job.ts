import { MINUTE_MS } from '#kernel/time-window.js';
import { defineJob } from '#platform/queue/job-definition.js';
import { MAINTENANCE } from '#platform/queue/queue-definition.js';

/** Every minute, so that no accepted email is left behind, whatever became of its job. */
export const RESUME_DELIVERIES = defineJob({
  name: 'mail.resume-deliveries',
  queue: MAINTENANCE,
  schedule: { everyMs: MINUTE_MS },
});
