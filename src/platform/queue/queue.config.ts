import { IsObject } from 'class-validator';
import { Env } from '../config/env.js';
import { EnvWholeNumber } from '../config/env-whole-number.js';
import { asQueueNumbers, asQueueRates } from './queue-tuning.js';
import type { QueueRate } from './queue-tuning.js';

/** How the job queues run. Times are milliseconds. */
export class QueueConfig {
  /** Jobs at the same time in one process, by queue: `maps=2,mail=8`. */
  @Env('QUEUE_CONCURRENCY', asQueueNumbers)
  @IsObject({ message: 'must look like maps=2,mail=8' })
  concurrency: Readonly<Record<string, number>> = {};

  /** The most jobs that may begin, by queue: `maps=10/1000` is ten a second over all processes. */
  @Env('QUEUE_RATES', asQueueRates)
  @IsObject({ message: 'must look like maps=10/1000,mail=5/1000' })
  rates: Readonly<Record<string, QueueRate>> = {};

  /** How often to look for jobs that were committed but not handed to the queue. */
  @EnvWholeNumber('QUEUE_SWEEP_MS', { min: 50, max: 60_000 })
  sweepMs = 2_000;

  /** How often to look for jobs that the queue has lost. */
  @EnvWholeNumber('QUEUE_RECONCILE_MS', { min: 100, max: 3_600_000 })
  reconcileMs = 60_000;

  /** A job whose process has not renewed its lock for so long goes to another process. */
  @EnvWholeNumber('QUEUE_LOCK_MS', { min: 500, max: 600_000 })
  lockMs = 30_000;

  /** How long a stopping process lets running jobs finish before it returns them to the queue. */
  @EnvWholeNumber('QUEUE_SHUTDOWN_MS', { min: 0, max: 600_000 })
  shutdownMs = 10_000;
}
