import { IsInt, IsObject, Max, Min } from 'class-validator';
import { asNumber, Env } from '../config/env.js';
import { asQueueNumbers, asQueueRates } from './queue-tuning.js';
import type { QueueRate } from './queue-tuning.js';

/** How the job queues run. Times are milliseconds. */
export class QueueConfig {
  /** Jobs at the same time in one process, by queue: `maps=2,mail=8`. */
  @Env('QUEUE_CONCURRENCY', asQueueNumbers)
  @IsObject({ message: 'must look like maps=2,mail=8' })
  concurrency: Readonly<Record<string, number>> = {};

  /** Jobs begun at most, by queue: `maps=10/1000` is ten a second over all processes. */
  @Env('QUEUE_RATES', asQueueRates)
  @IsObject({ message: 'must look like maps=10/1000,mail=5/1000' })
  rates: Readonly<Record<string, QueueRate>> = {};

  /** How often jobs are looked for that were committed but not handed to the queue. */
  @Env('QUEUE_SWEEP_MS', asNumber)
  @IsInt()
  @Min(50)
  @Max(60_000)
  sweepMs = 2_000;

  /** How often jobs are looked for that the queue has lost. */
  @Env('QUEUE_RECONCILE_MS', asNumber)
  @IsInt()
  @Min(100)
  @Max(3_600_000)
  reconcileMs = 60_000;

  /** A job whose process has not renewed its lock for so long is given to another one. */
  @Env('QUEUE_LOCK_MS', asNumber)
  @IsInt()
  @Min(500)
  @Max(600_000)
  lockMs = 30_000;

  /** How long a stopping process lets running jobs finish before it returns them to the queue. */
  @Env('QUEUE_SHUTDOWN_MS', asNumber)
  @IsInt()
  @Min(0)
  @Max(600_000)
  shutdownMs = 10_000;
}
