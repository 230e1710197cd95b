import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { BulkJobOptions } from 'bullmq';
import { definedQueues } from './job-definition.js';
import { JobStates } from './job-states.js';
import type { DueJob } from './job-states.js';
import { JobTurns } from './job-turns.js';
import type { QueueDefinition } from './queue-definition.js';
import { QueueConfig } from './queue.config.js';
import { Queues } from './queues.js';

const BATCH = 200;
const STOP_LIMIT_MS = 2_000;

/**
 * Hands committed jobs to their queues: right after the commit, or when it is their turn, and by a
 * sweep for those whose process died in between. A job handed over twice is still one job, because
 * its id is the row's.
 */
@Injectable()
export class JobRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobRelay.name);
  private sweep: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly states: JobStates,
    private readonly turns: JobTurns,
    private readonly queues: Queues,
    private readonly config: QueueConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.sweep = setInterval(() => this.wake(), this.config.sweepMs);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.sweep);
    this.stopped = true;
    // A queue that does not answer must not delay the shutdown: the claim expires by itself.
    await Promise.race([this.running, setTimeout(STOP_LIMIT_MS, undefined, { ref: false })]);
  }

  /** Looks for jobs to hand over, now or right after the running look. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => {
        this.running = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  private async drain(): Promise<void> {
    for (;;) {
      const due = await this.states.claim(this.atOnce, BATCH);
      if (due.length === 0) break;
      await this.handOver(due);
    }
    for (const queue of this.inTurn) await this.handOverInTurn(queue);
  }

  private get atOnce(): string[] {
    const inTurn = this.inTurn.map(({ name }) => name);
    return this.queues.names.filter((name) => !inTurn.includes(name));
  }

  private get inTurn(): QueueDefinition[] {
    return definedQueues().filter(({ inTurn }) => inTurn);
  }

  /** As many as there are slots; the others wait in the rows, where the next turn is decided. */
  private async handOverInTurn({ name, concurrency }: QueueDefinition): Promise<void> {
    if (!(await this.turns.anyDue(name))) return;
    const workers = await this.queues.get(name).getWorkersCount();
    const slots = (this.config.concurrency[name] ?? concurrency) * Math.max(1, workers);
    for (;;) {
      const next = await this.turns.claimNext(name, slots);
      if (!next) return;
      await this.handOver([next]);
    }
  }

  private async handOver(due: DueJob[]): Promise<void> {
    const ids = due.map(({ id }) => id);
    try {
      for (const queue of new Set(due.map((job) => job.queue))) {
        const jobs = due.filter((job) => job.queue === queue);
        await this.queues.get(queue).addBulk(jobs.map((job) => this.toQueueJob(job)));
      }
    } catch (error) {
      await this.states.unclaim(ids);
      throw error;
    }
    const seen = await this.states.seenInQueue(ids);
    for (const job of due) {
      const runAt = seen.find(({ id }) => id === job.id)?.runAt;
      if (runAt && runAt < job.runAt) await this.startEarlier(job);
    }
  }

  /** An operator promoted it while it was being handed over with its old delay. */
  private async startEarlier({ queue, id }: DueJob): Promise<void> {
    const job = await this.queues.get(queue).getJob(id);
    if (await job?.isDelayed()) await job?.promote();
  }

  private toQueueJob(job: DueJob): { name: string; data: object; opts: BulkJobOptions } {
    const backoff = { type: 'exponential', delay: job.backoffMs, jitter: 0.2 };
    return {
      name: job.name,
      data: {},
      opts: { jobId: job.id, attempts: job.maxAttempts, backoff, delay: job.delayMs },
    };
  }
}
