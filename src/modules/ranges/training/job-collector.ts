import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { ListJobActualsQuery } from '#modules/actuals/index.js';
import type { JobActual } from '#modules/actuals/index.js';
import { crewSpeed } from '#modules/moves/contract/estimating.js';
import { finishOf, lessonOf } from '../domain/finished-job.js';
import type { WorkedTruck } from '../domain/finished-job.js';
import { BasisRepository } from '../persistence/basis.repository.js';
import type { ActivityFrozenBasis } from '../persistence/basis.repository.js';
import type { CollectedJob } from '../domain/collected-job.js';

/** Activities that are in memory with all their stamps at the same time. */
const AT_ONCE = 250;

/** Reads every finished job, a few at a time. */
@Injectable()
export class JobCollector {
  constructor(
    private readonly queries: QueryBus,
    private readonly bases: BasisRepository,
    private readonly clock: Clock,
  ) {}

  /** By their ends. */
  async collect(signal: AbortSignal): Promise<CollectedJob[]> {
    const now = this.clock.now();
    const collected: CollectedJob[] = [];
    let last = '';
    for (;;) {
      signal.throwIfAborted();
      const bases = await this.bases.after(last, AT_ONCE);
      const ids = bases.map(({ activityId }) => activityId);
      const actuals = ids.length > 0 ? await this.actualsOf(ids) : [];
      const ofActivity = byActivity(actuals);
      for (const basis of bases) {
        const job = jobOf(basis, ofActivity.get(basis.activityId) ?? [], now);
        if (job) collected.push(job);
      }
      last = ids.at(-1) ?? last;
      if (ids.length < AT_ONCE) return collected.sort(byEnd);
    }
  }

  private actualsOf(activityIds: readonly string[]): Promise<readonly JobActual[]> {
    return this.queries.execute(new ListJobActualsQuery(activityIds));
  }
}

function byActivity(actuals: readonly JobActual[]): ReadonlyMap<string, JobActual[]> {
  const grouped = new Map<string, JobActual[]>();
  for (const one of actuals) {
    const { activityId } = one.job;
    grouped.set(activityId, [...(grouped.get(activityId) ?? []), one]);
  }
  return grouped;
}

/** Null while nothing of the activity is finished. */
function jobOf(
  basis: ActivityFrozenBasis,
  actuals: readonly JobActual[],
  now: Date,
): CollectedJob | null {
  const trucks = actuals.map((one) => workedTruck(one, basis));
  const [first, finished] = [actuals[0], finishOf(trucks)];
  if (!first || !finished) return null;
  const { activityId, customerId, branchId, day } = first.job;
  const { group, handlingMinutes } = basis;
  const lesson = lessonOf(basis, trucks, now);
  return { activityId, customerId, branchId, day, finished, group, handlingMinutes, ...lesson };
}

const workedTruck = (
  { job, actual }: JobActual,
  basis: Pick<ActivityFrozenBasis, 'thirdMoverFactor'>,
): WorkedTruck => ({
  isOnTruck: job.truckId !== null,
  started: actual.times.started,
  finished: actual.times.finished,
  speed: crewSpeed(actual.movers, basis),
  breakMinutes: actual.breakMinutes,
  extraMinutes: actual.extraMinutes,
  isAssumed: actual.source === 'assumed',
  exceptional: actual.exceptional,
});

const byEnd = (a: CollectedJob, b: CollectedJob): number =>
  a.finished.getTime() - b.finished.getTime() || (a.activityId < b.activityId ? -1 : 1);
