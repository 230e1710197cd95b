import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { QUEUE_BACKEND } from './backend/queue-backend.js';
import type { QueueBackend } from './backend/queue-backend.js';

const DAY_SECONDS = 86_400;
/** What the administrators' board keeps; the state of record is platform.job. */
const RETENTION = {
  removeOnComplete: { age: DAY_SECONDS, count: 1_000 },
  removeOnFail: { age: 14 * DAY_SECONDS, count: 5_000 },
};

/** The process's queues, opened at first use. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly logger = new Logger(Queues.name);
  private readonly opened = new Map<string, Queue>();
  private closed = false;

  constructor(@Inject(QUEUE_BACKEND) private readonly backend: QueueBackend) {}

  get(name: string): Queue {
    if (this.closed) throw new Error('The queues are closed');
    const known = this.opened.get(name);
    if (known) return known;
    const queue = this.backend.queue(name, { defaultJobOptions: RETENTION });
    queue.on('error', (error) => this.logger.warn(`Queue ${name}: ${error.message}`));
    this.opened.set(name, queue);
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await Promise.allSettled([...this.opened.values()].map((queue) => queue.close()));
    await this.backend.close().catch((error: unknown) => this.logger.warn(String(error)));
  }
}
