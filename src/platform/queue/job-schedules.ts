import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import { UnitOfWork } from '../database/unit-of-work.js';
import { QUEUE_BACKEND } from './backend/queue-backend.js';
import type { QueueBackend } from './backend/queue-backend.js';
import { definedJobs } from './job-definition.js';
import type { JobDefinition, JobSchedule } from './job-definition.js';
import { Jobs } from './jobs.js';
import { Queues } from './queues.js';

/** The queue whose ticks start the scheduled jobs, so that those are rows like all others. */
const TICKS = 'schedules';

/** Keeps the schedules of all defined jobs, once for all processes. */
@Injectable()
export class JobSchedules implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobSchedules.name);
  private worker: Worker | undefined;

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly queues: Queues,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const scheduled = definedJobs().filter(({ schedule }) => schedule);
    await this.store(scheduled);
    this.worker = this.backend.worker(TICKS, (tick) => this.start(tick), { concurrency: 1 });
    this.worker.on('error', (error) => this.logger.warn(`Schedules: ${error.message}`));
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker?.close();
  }

  private async store(scheduled: JobDefinition<object>[]): Promise<void> {
    const queue = this.queues.get(TICKS);
    const known = new Set(scheduled.map(({ name }) => name));
    for (const { key } of await queue.getJobSchedulers()) {
      if (!known.has(key)) await queue.removeJobScheduler(key);
    }
    for (const { name, schedule } of scheduled) {
      if (schedule) await queue.upsertJobScheduler(name, repeatOf(schedule), { name });
    }
  }

  /** A run that still waits is not doubled. */
  private async start(tick: Job): Promise<void> {
    const job = definedJobs().find(({ name }) => name === tick.name);
    if (!job?.schedule) return;
    await this.unitOfWork.run(() => this.jobs.enqueue(job, {}, { dedupeKey: 'schedule' }));
  }
}

const repeatOf = (schedule: JobSchedule): { every: number } | { pattern: string; tz: string } =>
  'everyMs' in schedule
    ? { every: schedule.everyMs }
    : { pattern: schedule.cron, tz: schedule.timezone };
