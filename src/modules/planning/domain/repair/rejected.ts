import {
  asItIs,
  placeIn,
  type Plan,
  type PlanDay,
  type PlanJob,
  type PlanTruck,
} from '../plan-day.js';
import { judgePlan } from '../judge-plan.js';
import type { PlanFault } from '../plan-fault.js';
import { metByStandIn } from '../judge-stand-ins.js';
import { GRID, inBlocks, rowsOf, takenBy, type RowJob } from '../truck-rows.js';
import { lengthText, shortClock } from '../words.js';
import type { BrokenDay, RepairCause } from './cause.js';
import { takerOf, whyNotChosen } from './instead.js';
import type { FoundPlan } from './search.js';
import { begunOn } from './starts.js';

/** Why a truck does not take what is hit. */
export interface Rejected {
  readonly truck: string;
  readonly name: string;
  /** 'Ruiz is on it until 2 PM' */
  readonly why: string;
}

/** Why each truck that no way brings does not take what is hit (R-PLAN-18). @param ways in their order */
export function rejectedTrucks(
  broken: BrokenDay,
  cause: RepairCause,
  ways: readonly FoundPlan[],
): Rejected[] {
  const hit = [...begunOn(broken, cause), ...broken.hit];
  const [job] = hit;
  if (!job) return [];
  const own = cause.kind === 'truckDown' ? cause.truck : job.place.truck;
  const taking = new Set([own, ...ways.flatMap(({ plan }) => takersIn(plan, hit))]);
  const others = broken.day.trucks.filter(({ id }) => !taking.has(id));
  return others.map((truck) => {
    const why = job.isFixed
      ? whyNotServing(broken, truck, cause)
      : whyNotPlaced(broken, truck, job);
    const { id, name } = truck;
    return { truck: id, name, why: why ?? whyNotChosen(broken, { job, truck }, ways) };
  });
}

const takersIn = (plan: Plan, hit: readonly PlanJob[]): (string | null)[] =>
  hit.map((job) => takerOf(plan, job, placeIn(plan, job)));

/** What keeps a truck as such from it. */
function whyNotAtAll(truck: PlanTruck, until: number, job: PlanJob): string | null {
  const { outFrom, standIn, servesFrom, hasLift } = truck;
  if (outFrom === 0) return 'It is unavailable that day';
  if (job.requiresLift && !hasLift) return 'It has no lift';
  if (outFrom !== null && outFrom < until) return `It is unavailable from ${shortClock(outFrom)}`;
  if (standIn && standIn.from < until)
    return `Another truck serves it from ${shortClock(standIn.from)}`;
  if (servesFrom !== null && servesFrom < until)
    return `It stands in for another truck from ${shortClock(servesFrom)}`;
  return null;
}

/** Null: it could serve the row. */
function whyNotServing(
  { day, now }: BrokenDay,
  truck: PlanTruck,
  cause: RepairCause,
): string | null {
  if (cause.kind !== 'truckDown' || cause.from === null) return null;
  const { truck: rowId, from } = cause;
  const plan = { ...asItIs(day), onCall: now.onCall };
  const rows = rowsOf(day, plan);
  const row = (rows.get(rowId) ?? []).filter(
    ({ job, envelope }) => job.finished === null && envelope.end > from,
  );
  const needy = row.find(({ job }) => job.requiresLift) ?? row[0];
  const atAll = needy ? whyNotAtAll(truck, GRID.end, needy.job) : null;
  if (atAll !== null) return atAll;
  const standIn = [rowId, { by: truck.id, from }] as const;
  const met = metByStandIn(day, standIn, rows);
  const first = met.find(({ served }) => served?.job.isFixed) ?? met[0];
  if (!first) return null;
  const { own, served } = first;
  if (!own) return 'It is held meanwhile';
  if (!served) return `${own.job.name} is on it while the row is held`;
  return served.job.isFixed
    ? onItText(own, from)
    : `${own.job.name} is on it while ${served.job.name} needs it`;
}

const onItText = (one: RowJob, from: number): string => {
  const { start, end } = takenBy(one);
  const { name } = one.job;
  return start <= from
    ? `${name} is on it until ${shortClock(end)}`
    : `${name} is on it from ${shortClock(start)} to ${shortClock(end)}`;
};

/** Null: it has room at the promised start. */
function whyNotPlaced({ day, base }: BrokenDay, truck: PlanTruck, job: PlanJob): string | null {
  const place = { ...placeIn(base, job), truck: truck.id, unassigned: false };
  const plan = { ...base, places: new Map([...base.places, [job.id, place]]) };
  const row = rowsOf(day, plan).get(truck.id) ?? [];
  const one = row.find((other) => other.job === job);
  if (!one) return null;
  const span = inBlocks(one.envelope);
  const atAll = whyNotAtAll(truck, span.end, job);
  if (atAll !== null) return atAll;
  if (span.start < day.now) return `It can't leave by ${shortClock(span.start)} anymore`;
  const met = row.find((other) => {
    const taken = one.isUnmoved ? inBlocks(other.envelope) : takenBy(other);
    return other !== one && taken.start < span.end && span.start < taken.end;
  });
  if (met) return onItText(met, span.start);
  if (truck.holds.some((hold) => hold.start < span.end && span.start < hold.end))
    return 'It is held then';
  const [fault] = judgePlan(day, plan, base);
  return fault ? faultText(day, plan, { fault, one, row }) : null;
}

interface Judged {
  readonly fault: PlanFault;
  readonly one: RowJob;
  readonly row: readonly RowJob[];
}

function faultText(day: PlanDay, plan: Plan, { fault, one, row }: Judged): string {
  const { code, person } = fault;
  const name = day.people.find(({ id }) => id === person)?.name ?? 'Someone';
  switch (code) {
    case 'WEEKLY_HOURS':
      return `${name} would be over ${day.settings.weeklyHours} h this week`;
    case 'TOO_CLOSE':
      return gapText(one, row);
    case 'OUTSIDE_GRID':
      return 'It would be out before 7 AM or after 10:15 PM';
    case 'TOGETHER':
      return `It takes another part of ${one.job.name}`;
    default:
      return plan.places.has(one.job.id) ? 'It has no room then' : 'It is not free';
  }
}

/** The shorter of the gaps before and after. */
function gapText(one: RowJob, row: readonly RowJob[]): string {
  const at = row.indexOf(one);
  const gaps = [row[at - 1], row[at + 1]].flatMap((other) => {
    if (!other) return [];
    const [first, last] = other.start < one.start ? [other, one] : [one, other];
    const minutes = inBlocks(last.envelope).start - inBlocks(first.envelope).end;
    return [{ minutes, side: first === other ? 'after' : 'before', name: other.job.name }];
  });
  const [least] = gaps.sort((a, b) => a.minutes - b.minutes);
  if (!least) return 'It has no room then';
  return least.minutes === 0
    ? `No time is left ${least.side} ${least.name}`
    : `Only ${lengthText(least.minutes)} are left ${least.side} ${least.name}`;
}
