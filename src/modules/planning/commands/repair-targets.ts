import { Injectable } from '@nestjs/common';
import { invalidFields, notFound } from '#kernel/domain-error.js';
import { clockMinutes } from '#modules/scheduling/contract/board-rules.js';
import { JOB_HOURS } from '#modules/scheduling/contract/limits.js';
import type { CauseDto } from '../contract/cause.dto.js';
import type { PlanJob } from '../domain/plan-day.js';
import type { RepairCause } from '../domain/repair/cause.js';
import { displacedVisitors, visitorWords } from '../domain/repair/visitors.js';
import { shortClock } from '../domain/words.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { notLate, notOnBoard, offToday, truckUnavailable } from '../refusals.js';
import { FixTargets } from './fix-targets.js';

/** What went wrong, as the planner and as people understand it. */
export interface RepairTarget {
  cause: RepairCause;
  words: string;
}

const QUARTER = 15;

/** Finds what a cause is about. */
@Injectable()
export class RepairTargets {
  constructor(private readonly targets: FixTargets) {}

  /**
   * @returns what may still refuse with 422
   * @throws 404, 409
   */
  async find(branchId: string, cause: CauseDto, on: ReadDay): Promise<() => RepairTarget> {
    if (cause.truckDown) return this.truckDown(branchId, cause.truckDown, on);
    if (cause.sick) return sick(cause.sick, on);
    if (cause.late) return this.late(branchId, cause.late, on);
    const operation = cause.noShow?.operation ?? '';
    const job = await this.jobOn(branchId, operation, on);
    return () => ({
      cause: { kind: 'noShow', operation },
      words: `${job()?.name ?? ''} is not there.`,
    });
  }

  private async truckDown(
    branchId: string,
    { truck: id, from }: NonNullable<CauseDto['truckDown']>,
    { plan, read }: ReadDay,
  ): Promise<() => RepairTarget> {
    await this.targets.find(branchId, { mark: 'missingLead', id }, null);
    const truck = plan.trucks.find((one) => one.id === id);
    const onDay = read.trucks.find(({ _id }) => _id === id);
    const byNow = plan.now > 0 ? Math.ceil(plan.now / QUARTER) * QUARTER : null;
    const minutes = from === undefined ? byNow : clockMinutes(from);
    const outFrom = onDay?.unavailableFrom ?? null;
    const isOutBefore = outFrom !== null && clockMinutes(outFrom) <= (minutes ?? 0);
    if (!truck || onDay?.unavailable || isOutBefore) throw truckUnavailable();
    const down =
      minutes === null
        ? `${truck.name} is down.`
        : `${truck.name} is down from ${shortClock(minutes)}.`;
    const visitors = visitorWords(displacedVisitors(plan, id, minutes ?? 0));
    const words = [down, visitors].filter(Boolean).join(' ');
    return () => ({ cause: { kind: 'truckDown', truck: id, from: minutes }, words });
  }

  private async late(
    branchId: string,
    { operation, end }: NonNullable<CauseDto['late']>,
    on: ReadDay,
  ): Promise<() => RepairTarget> {
    const job = await this.jobOn(branchId, operation, on);
    return () => {
      const found = job();
      const until = clockMinutes(end);
      const { start, minutes } = found.place;
      if (until <= start + minutes) throw notLate();
      if (until - start > JOB_HOURS.max * 60) {
        const message = `A job takes at most ${JOB_HOURS.max} hours`;
        throw invalidFields([{ path: 'cause.late.end', message }]);
      }
      const words = `${found.name} ends at ${shortClock(until)}.`;
      return { cause: { kind: 'late', operation, end: until }, words };
    };
  }

  /** On a truck of the day. */
  private async jobOn(
    branchId: string,
    operation: string,
    { read, plan }: ReadDay,
  ): Promise<() => PlanJob> {
    const refuse = await this.targets.find(branchId, { mark: 'tight', id: operation }, read);
    const job = plan.jobs.find(({ id }) => id === operation);
    if (job && job.place.truck === null && !job.place.unassigned) throw notOnBoard();
    return () => {
      refuse();
      if (!job) throw notOnBoard();
      return job;
    };
  }
}

function sick(
  { employee, reason }: NonNullable<CauseDto['sick']>,
  { plan }: ReadDay,
): () => RepairTarget {
  const person = plan.people.find(({ id }) => id === employee);
  if (!person) throw notFound('Employee');
  if (person.isOff) throw offToday(person.name);
  return () => ({ cause: { kind: 'sick', employee, reason }, words: `${person.name} is sick.` });
}
