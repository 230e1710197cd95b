import { Processor } from '@nestjs/bullmq';
import type { FactoryProvider } from '@nestjs/common';
import type { WorkerOptions } from 'bullmq';
import { JobRegistry } from './job-registry.js';
import { JobRelay } from './job-relay.js';
import { JobRunner } from './job-runner.js';
import { JobStates } from './job-states.js';
import type { QueueDefinition } from './queue-definition.js';
import { QueueWorker } from './queue-worker.js';
import { QueueConfig } from './queue.config.js';

/** How often a job may lose its process before it is given up. */
const MAX_STALLED = 3;

/**
 * The worker of one queue: a class for each, because Nest reads a worker's settings from its class.
 */
export const provideQueueWorker = (queue: QueueDefinition): FactoryProvider<QueueWorker> => ({
  provide: `QueueWorker_${queue.name}`,
  inject: [QueueConfig, JobRunner, JobRegistry, JobStates, JobRelay],
  useFactory: (
    config: QueueConfig,
    runner: JobRunner,
    registry: JobRegistry,
    states: JobStates,
    relay: JobRelay,
  ): QueueWorker => {
    @Processor(queue.name, tuningOf(queue, config))
    class TunedWorker extends QueueWorker {}
    const slotIsFree = queue.inTurn ? () => relay.wake() : () => undefined;
    return new TunedWorker(runner, registry, states, slotIsFree);
  },
});

function tuningOf(
  queue: QueueDefinition,
  { concurrency, rates, lockMs }: QueueConfig,
): Omit<WorkerOptions, 'connection'> {
  const rate = rates[queue.name] ?? queue.limit;
  return {
    concurrency: concurrency[queue.name] ?? queue.concurrency,
    lockDuration: lockMs,
    stalledInterval: lockMs,
    maxStalledCount: MAX_STALLED,
    ...(rate ? { limiter: { max: rate.max, duration: rate.perMs } } : {}),
  };
}
