import type { QueueOptions } from 'bullmq';

/** Where the queues are stored: PostgreSQL or Redis, behind the same library. */
export interface QueueBackend {
  /** What every queue and every worker of the process is opened with. */
  readonly options: Pick<QueueOptions, 'connection' | 'prefix'>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Call it once all queues and workers are closed. */
  close(): Promise<void>;
}

export const QUEUE_BACKEND = Symbol('QueueBackend');
