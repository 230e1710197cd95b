import { defineJob } from '#platform/queue/job-definition.js';
import { defineQueue } from '#platform/queue/queue-definition.js';

const HOUR_MS = 3_600_000;

const CUSTOMER_UPKEEP = defineQueue({ name: 'customer-upkeep', concurrency: 1 });

/** Hourly, because midnight comes at a different hour in each zone. */
export const ROLL_NEXT_ACTIVITIES = defineJob({
  name: 'customers.roll-next-activities',
  queue: CUSTOMER_UPKEEP,
  schedule: { everyMs: HOUR_MS },
});
