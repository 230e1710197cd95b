import { Injectable } from '@nestjs/common';
import { Events } from '#platform/database/events.js';
import { PublicEvents } from '#platform/public-events/public-events.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import type { CustomerChange } from '#modules/moves/contract/live.js';
import type { Job } from '../domain/job.js';
import type { Known } from '../domain/known.js';
import { ActualChanged } from '../events/actual-changed.event.js';
import { jobEvents } from './job-events.js';

/** Tells other modules, the open pages of the customer and whoever carries on how a job goes. */
@Injectable()
export class ActualChanges {
  constructor(
    private readonly live: LiveChanges,
    private readonly events: Events,
    private readonly publicEvents: PublicEvents,
  ) {}

  /** @param known what the records said before and say now */
  changed(job: Job, known: { before: Known; after: Known }): void {
    const change: CustomerChange = { kind: 'actual', operationId: job.operationId };
    this.live.changed(customerTopic(job.customerId), change);
    this.events.raise(new ActualChanged(job, known.before));
    this.publicEvents.follow(
      `job ${job.operationId}`,
      known.before.times,
      known.after.times,
      (before, after) => jobEvents(job, before, after),
    );
  }
}
