import { Query } from '@nestjs/cqrs';
import type { QueueSizeView } from '../../contract/lead-row.view.js';
import type { LeadQueue } from '../queue-conditions.js';

/** How many rows a lead list would show. */
export class CountQueueQuery extends Query<QueueSizeView> {
  constructor(
    readonly queue: LeadQueue,
    readonly branchId: string | null,
  ) {
    super();
  }
}
