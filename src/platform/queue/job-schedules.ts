import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { definedJobs } from './job-definition.js';
import type { JobSchedule } from './job-definition.js';
import { QueueConfig } from './queue.config.js';
import { TICKS } from './schedule-worker.js';

interface Scheduled {
  name: string;
  schedule: JobSchedule;
}

/**
 * Maintains the schedules of all defined jobs, once for all processes, also when the queue comes
 * back empty.
 */
@Injectable()
export class JobSchedules implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobSchedules.name);
  private look: NodeJS.Timeout | undefined;

  constructor(
    @InjectQueue(TICKS) private readonly queue: Queue,
    private readonly config: QueueConfig,
  ) {
    queue.on('error', (error) => this.logger.warn(`Schedules: ${error.message}`));
  }

  async onApplicationBootstrap(): Promise<void> {
    const scheduled = scheduledJobs();
    const known = new Set(scheduled.map(({ name }) => name));
    for (const name of await this.present()) {
      if (!known.has(name)) await this.queue.removeJobScheduler(name);
    }
    await this.put(scheduled);
    this.look = setInterval(() => {
      this.putMissing().catch((error: unknown) => this.logger.warn(String(error)));
    }, this.config.reconcileMs);
  }

  /** Before the connections that it uses are closed. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.look);
    await this.queue.close();
  }

  private async putMissing(): Promise<void> {
    const present = new Set(await this.present());
    await this.put(scheduledJobs().filter(({ name }) => !present.has(name)));
  }

  private async put(scheduled: Scheduled[]): Promise<void> {
    for (const { name, schedule } of scheduled) {
      await this.queue.upsertJobScheduler(name, repeatOf(schedule), { name });
    }
  }

  private async present(): Promise<string[]> {
    return (await this.queue.getJobSchedulers()).map(({ key }) => key);
  }
}

const scheduledJobs = (): Scheduled[] =>
  definedJobs().flatMap(({ name, schedule }) => (schedule ? [{ name, schedule }] : []));

const repeatOf = (schedule: JobSchedule): { every: number } | { pattern: string; tz: string } =>
  'everyMs' in schedule
    ? { every: schedule.everyMs }
    : { pattern: schedule.cron, tz: schedule.timezone };
