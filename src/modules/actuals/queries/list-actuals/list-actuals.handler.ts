import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { BRANCH } from '#modules/branches/index.js';
import { toActualView, toKnown } from '../../contract/actual.js';
import type { ActualRowView, ActualsView } from '../../contract/actual.view.js';
import { actualOf, isComplete } from '../../domain/actual.js';
import type { Actual } from '../../domain/actual.js';
import type { Job } from '../../domain/job.js';
import { JobReader } from '../job-reader.js';
import { ListActualsQuery } from './list-actuals.query.js';

const FIND_BRANCH = `select id from ${BRANCH} where id = $1`;

@QueryHandler(ListActualsQuery)
export class ListActualsHandler implements IQueryHandler<ListActualsQuery> {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobReader,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId, from, to }: ListActualsQuery): Promise<ActualsView> {
    const found = await this.db.prepared(FIND_BRANCH, [branchId]);
    if (found.length === 0) throw notFound('Branch');
    const jobs = await this.jobs.booked(branchId, from, to);
    const now = this.clock.now();
    const known = jobs.map((job) => ({ job, actual: actualOf(job, toKnown(job.known), now) }));
    return {
      rows: known.map(toRow),
      complete: known.filter(({ actual }) => isComplete(actual)).length,
      total: known.length,
    };
  }
}

const toRow = ({ job, actual }: { job: Job; actual: Actual }): ActualRowView => ({
  ...toActualView(job, actual),
  day: job.day,
  truckName: job.truckName ?? '',
  customerId: job.customerId,
  customerName: job.customerName,
});
