import { Injectable } from '@nestjs/common';
import { Jobs } from '#platform/queue/jobs.js';
import type { Move } from '../domain/move.js';
import { drivesToFetch } from '../domain/transit/drives-to-fetch.js';
import { REFRESH_DRIVE_TIMES } from '../jobs/drive-times.job.js';

/** So that a page which asks for itself, once it has the answer, joins what is waiting. */
const DELAY_MS = 500;

/**
 * Has drives fetched that a command changed, whoever sent it. Not for a save: there the page asks
 * (R-DRIVE-6).
 */
@Injectable()
export class DriveRefresh {
  constructor(private readonly jobs: Jobs) {}

  /** Where a refresh of an activity is waiting already, that one does. */
  async start(before: Move, after: Move): Promise<void> {
    const customerId = after.customer.id;
    for (const activityId of drivesToFetch(before, after)) {
      const payload = { customerId, activityId };
      const options = { dedupeKey: activityId, delayMs: DELAY_MS };
      await this.jobs.enqueue(REFRESH_DRIVE_TIMES, payload, options);
    }
  }
}
