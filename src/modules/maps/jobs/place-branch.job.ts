import { defineJob } from '#platform/queue/job-definition.js';
import { defineQueue } from '#platform/queue/queue-definition.js';

export interface PlaceBranchPayload {
  branchId: string;
  address: string;
}

/** Maps services charge and throttle by the call. */
const MAPS_QUEUE = defineQueue({ name: 'maps', concurrency: 2, limit: { max: 5, perMs: 1_000 } });

/** Finds a branch's address on the map. */
export const PLACE_BRANCH = defineJob<PlaceBranchPayload>({
  name: 'maps.place-branch',
  queue: MAPS_QUEUE,
  failureMessage: 'The address of the branch could not be looked up.',
});
