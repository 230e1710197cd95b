import { defineJob } from '#platform/queue/job-definition.js';
import { defineQueue } from '#platform/queue/queue-definition.js';
import { DRIVE_TIMES_ERROR } from '../contract/errors.js';

export interface DriveTimesPayload {
  customerId: string;
  activityId: string;
}

/** Maps services charge and throttle by the call. */
const DRIVE_TIMES = defineQueue({
  name: 'drive-times',
  concurrency: 4,
  limit: { max: 20, perMs: 1_000 },
});

export const REFRESH_DRIVE_TIMES = defineJob<DriveTimesPayload>({
  name: 'moves.refresh-drive-times',
  queue: DRIVE_TIMES,
  attempts: 4,
  backoffMs: 2_000,
  failureMessage: DRIVE_TIMES_ERROR,
});
