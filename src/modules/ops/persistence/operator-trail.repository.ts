import { Injectable } from '@nestjs/common';
import { History } from '#platform/history/history.js';
import type { LockedJob } from './queue-job.repository.js';

/** What operators did, for the audit trail. */
@Injectable()
export class OperatorTrailRepository {
  constructor(private readonly history: History) {}

  async ofJob(
    { id, queue, name }: LockedJob,
    action: 'RETRIED' | 'PROMOTED' | 'REMOVED',
  ): Promise<void> {
    const data = { action, queue, name };
    await this.history.record({ entity: 'job', entityId: id, type: 'OTHER', data });
  }

  async ofQueue(queue: string, action: 'PAUSED' | 'RESUMED'): Promise<void> {
    await this.history.record({
      entity: 'queue',
      entityId: queue,
      type: 'OTHER',
      data: { action },
    });
  }
}
