import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { toKnown } from '../../contract/actual.js';
import { actualOf } from '../../domain/actual.js';
import { JobReader } from '../job-reader.js';
import { ListJobActualsQuery } from './list-job-actuals.query.js';
import type { JobActual } from './list-job-actuals.query.js';

@QueryHandler(ListJobActualsQuery)
export class ListJobActualsHandler implements IQueryHandler<ListJobActualsQuery> {
  constructor(
    private readonly jobs: JobReader,
    private readonly clock: Clock,
  ) {}

  async execute({ activityIds }: ListJobActualsQuery): Promise<readonly JobActual[]> {
    const jobs = await this.jobs.ofActivities(activityIds);
    const now = this.clock.now();
    return jobs.map((job) => ({ job, actual: actualOf(job, toKnown(job.known), now) }));
  }
}
