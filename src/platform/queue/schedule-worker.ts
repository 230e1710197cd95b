import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { UnitOfWork } from '../database/unit-of-work.js';
import { definedJobs } from './job-definition.js';
import { Jobs } from './jobs.js';

/** The queue whose ticks start the scheduled jobs, so that those are rows like all others. */
export const TICKS = 'schedules';

/** Creates a job for each tick. */
@Processor(TICKS, { concurrency: 1 })
export class ScheduleWorker extends WorkerHost {
  private readonly logger = new Logger(ScheduleWorker.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  /** A run that is still waiting is not doubled. */
  override async process(tick: Job): Promise<void> {
    const job = definedJobs().find(({ name }) => name === tick.name);
    if (!job?.schedule) return;
    await this.unitOfWork.run(() => this.jobs.enqueue(job, {}, { dedupeKey: 'schedule' }));
  }

  @OnWorkerEvent('error')
  warn(error: Error): void {
    this.logger.warn(`Schedules: ${error.message}`);
  }
}
