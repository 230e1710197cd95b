import type { Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';

type Tuning<Options> = Omit<Options, 'connection' | 'prefix'>;

/** What holds the queues: PostgreSQL or Redis, behind the same library. */
export interface QueueBackend {
  readonly kind: 'postgres' | 'redis';
  queue(name: string, options?: Tuning<QueueOptions>): Queue;
  worker(name: string, processor: Processor, options: Tuning<WorkerOptions>): Worker;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export const QUEUE_BACKEND = Symbol('QueueBackend');
