import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { definedJobs } from './job-definition.js';
import type { JobSchedule } from './job-definition.js';
import { TICKS } from './schedule-worker.js';

/** Keeps the schedules of all defined jobs, once for all processes. */
@Injectable()
export class JobSchedules implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobSchedules.name);

  constructor(@InjectQueue(TICKS) private readonly queue: Queue) {
    queue.on('error', (error) => this.logger.warn(`Schedules: ${error.message}`));
  }

  async onApplicationBootstrap(): Promise<void> {
    const scheduled = definedJobs().filter(({ schedule }) => schedule);
    const known = new Set(scheduled.map(({ name }) => name));
    for (const { key } of await this.queue.getJobSchedulers()) {
      if (!known.has(key)) await this.queue.removeJobScheduler(key);
    }
    for (const { name, schedule } of scheduled) {
      if (schedule) await this.queue.upsertJobScheduler(name, repeatOf(schedule), { name });
    }
  }

  /** Before the connections close on which it stands. */
  async onModuleDestroy(): Promise<void> {
    await this.queue.close();
  }
}

const repeatOf = (schedule: JobSchedule): { every: number } | { pattern: string; tz: string } =>
  'everyMs' in schedule
    ? { every: schedule.everyMs }
    : { pattern: schedule.cron, tz: schedule.timezone };
