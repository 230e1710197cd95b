import { HOUR_MS } from '#kernel/time-window.js';
import { defineJob } from '#platform/queue/job-definition.js';
import { defineQueue } from '#platform/queue/queue-definition.js';

const RESERVATIONS = defineQueue({ name: 'reservations', concurrency: 1 });

/** Runs when a reservation expires, and every hour to delete old ones. */
export const END_RESERVATIONS = defineJob<Record<string, never>>({
  name: 'booking.end-reservations',
  queue: RESERVATIONS,
  schedule: { everyMs: HOUR_MS },
});
