import { Injectable } from '@nestjs/common';
import { Events } from '#platform/database/events.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import type { CustomerChange } from '#modules/moves/contract/live.js';
import type { Actual } from '../domain/actual.js';
import type { Job } from '../domain/job.js';
import { ActualChanged } from '../events/actual-changed.event.js';

/** Tells other modules, and the open pages of the customer, how a job goes. */
@Injectable()
export class ActualChanges {
  constructor(
    private readonly live: LiveChanges,
    private readonly events: Events,
  ) {}

  changed(job: Job, actual: Actual): void {
    const change: CustomerChange = { kind: 'actual', operationId: job.operationId };
    this.live.changed(customerTopic(job.customerId), change);
    this.events.raise(new ActualChanged(job, actual));
  }
}
