import { isChanged, judgePlan } from './judge-plan.js';
import { endOf, type Plan, type PlanDay, type PlanJob, type PlanTruck } from './plan-day.js';
import type { PlanStep } from './step-ops.js';
import { rowsOf, type TruckRow } from './truck-rows.js';
import { clockOf, listed, shortClock } from './words.js';

/** Where a step stands. */
export interface Around {
  readonly day: PlanDay;
  readonly plan: Plan;
  /** Of the plan. */
  readonly rows: ReadonlyMap<string, TruckRow>;
  /** By what is done and to which thing: 'place 6b0c…'. */
  readonly seqs: ReadonlyMap<string, number>;
}

export const seqOf = ({ seqs }: Around, op: PlanStep['op'], id: string): number =>
  seqs.get(`${op} ${id}`) ?? 0;

/** Which other jobs have a step. */
export const placedBeside = ({ day, plan }: Around, jobId: string): PlanJob[] =>
  day.jobs.filter((job) => job.id !== jobId && isChanged(job, plan));

/** A plan that leaves a job where it is. */
export function without(plan: Plan, jobId: string): Plan {
  const places = new Map(plan.places);
  places.delete(jobId);
  return { ...plan, places };
}

/** What comes from the yard by the plan, and not from the job before. */
export function endedLegs(day: PlanDay, plan: Plan): PlanJob[] {
  if (day.jobs.every(({ follows }) => follows === null)) return [];
  const linked = new Set(
    [...rowsOf(day, plan).values()].flat().flatMap(({ job, isLinked }) => (isLinked ? [job] : [])),
  );
  return day.jobs.filter((job) => job.follows !== null && !linked.has(job));
}

/** The truck comes from the yard, since one of the two goes elsewhere. */
export function followStep(around: Around, job: PlanJob): PlanStep {
  const { day, plan } = around;
  const after = job.follows?.after ?? null;
  const pair = day.jobs.filter((one) => [job.id, after].includes(one.id) && isChanged(one, plan));
  const before = day.jobs.find(({ id }) => id === after)?.name ?? '';
  return {
    seq: seqOf(around, 'follow', job.id),
    op: 'follow',
    id: job.id,
    customerId: job.customerId,
    name: job.name,
    from: { after },
    to: { after: null },
    reason: `No truck comes directly from ${before} anymore.`,
    call: false,
    needs: pair.map(({ id }) => seqOf(around, 'place', id)),
  };
}

/** Another truck serves the row, once what is in its way is elsewhere. */
export function standInStep(around: Around, rowId: string): PlanStep {
  const { day, plan } = around;
  const standIn = plan.standIns.get(rowId);
  const [row, by] = [rowId, standIn?.by].map((id) => day.trucks.find((one) => one.id === id));
  if (!standIn || !by) throw new Error(`Nothing stands in for ${rowId}`);
  const needed = placedBeside(around, '').filter(({ id }) =>
    judgePlan(day, without(plan, id)).some(({ truck }) => truck === rowId),
  );
  return {
    seq: seqOf(around, 'standIn', rowId),
    op: 'standIn',
    id: rowId,
    name: row?.name ?? '',
    from: null,
    to: { by: by.id, from: clockOf(standIn.from) },
    reason: freeText(day, plan, { truck: by, from: standIn.from }),
    call: false,
    needs: needed.map(({ id }) => seqOf(around, 'place', id)),
  };
}

/** A truck for the day. */
export function rentalStep(around: Around, { id, name }: PlanTruck): PlanStep {
  const row = around.rows.get(id) ?? [];
  const names = row.map(({ job }) => job.name);
  return {
    seq: seqOf(around, 'rental', id),
    op: 'rental',
    id,
    name,
    from: null,
    to: { name, hasLift: row.some(({ job }) => job.requiresLift) },
    reason: `No truck of ours has room for ${listed(names)}.`,
    call: false,
    needs: [],
  };
}

interface FreeFrom {
  readonly truck: PlanTruck;
  readonly from: number;
  /** The job that goes there itself. */
  readonly but?: PlanJob;
}

/** 'T03 is free until 3 PM.' */
export function freeText(day: PlanDay, plan: Plan, { truck, from, but }: FreeFrom): string {
  const row = rowsOf(day, plan).get(truck.id) ?? [];
  const later = row.find((one) => one.job !== but && one.start > from);
  const end = endOf(truck);
  const taken = [
    ...(later ? [later.envelope.start] : []),
    ...truck.holds.filter(({ start }) => start > from).map(({ start }) => start),
    ...(end === null ? [] : [end]),
  ];
  if (taken.length === 0) return `${truck.name} is free then.`;
  return `${truck.name} is free until ${shortClock(Math.min(...taken))}.`;
}
