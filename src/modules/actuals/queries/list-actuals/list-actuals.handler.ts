import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { promisedStart, type ArrivalWindow } from '#kernel/arrival-window.js';
import { notFound } from '#kernel/domain-error.js';
import { HOUR_MS } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { BRANCH } from '#modules/branches/index.js';
import { toActualView, toKnown } from '../../contract/actual.js';
import type { ActualRowView, ActualsView } from '../../contract/actual.view.js';
import { actualOf, isComplete } from '../../domain/actual.js';
import type { Actual } from '../../domain/actual.js';
import { againstPlan } from '../../domain/against-plan.js';
import type { Job } from '../../domain/job.js';
import { keptPromise } from '../../domain/kept-promise.js';
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
    const rows = known.map(toRow);
    const judged = rows.filter(({ kept }) => kept !== null);
    return {
      rows,
      complete: known.filter(({ actual }) => isComplete(actual)).length,
      total: known.length,
      kept: { kept: judged.filter(({ kept }) => kept).length, judged: judged.length },
    };
  }
}

function toRow({ job, actual }: { job: Job; actual: Actual }): ActualRowView {
  const view = toActualView(job, actual);
  const promised = promisedStart(job.date, windowOf(job));
  const end = new Date(job.date.getTime() + job.duration * HOUR_MS);
  return {
    ...view,
    day: job.day,
    truckName: job.truckName ?? '',
    customerId: job.customerId,
    customerName: job.customerName,
    promised: { from: promised.from.toISOString(), to: promised.to.toISOString() },
    kept: keptPromise(promised.to, view),
    planned: { start: job.date.toISOString(), end: end.toISOString(), hours: job.duration },
    ...againstPlan(job.duration, view.clockHours),
  };
}

const windowOf = ({ arrivalFrom, arrivalTo }: Job): ArrivalWindow | null =>
  arrivalFrom && arrivalTo && { from: arrivalFrom, to: arrivalTo };
