import { needsCall } from './plan-cost.js';
import {
  asItIs,
  endOf,
  placeIn,
  type Place,
  type Plan,
  type PlanDay,
  type PlanJob,
  type PlanSeat,
} from './plan-day.js';
import { isChanged, judgePlan, siblingsOf } from './judge-plan.js';
import { rowsOf } from './truck-rows.js';
import type { PlanStep, StepPlace, StepTruck } from './step-ops.js';
import { clockOf, shortClock } from './words.js';

/** As a truck is on a day. */
export const stepTruck = (outFrom: number | null): StepTruck => ({
  unavailable: outFrom === 0,
  unavailableFrom: outFrom ? clockOf(outFrom) : null,
});

export const stepPlace = ({ truck, unassigned, start, minutes }: Place): StepPlace => ({
  truck,
  unassigned,
  start: clockOf(start),
  duration: minutes / 60,
});

/** What turns a day into a plan, in order: places by their start, then seats (R-PLAN-8); `first`: numbers before. */
export function stepsTo(day: PlanDay, plan: Plan, first = 0): PlanStep[] {
  const jobs = day.jobs
    .filter((job) => isChanged(job, plan))
    .sort((a, b) => placeIn(plan, a).start - placeIn(plan, b).start || (a.id < b.id ? -1 : 1));
  const seqs = new Map(jobs.map((job, n) => [job.id, first + n + 1]));
  const places = jobs.map((job, n) => placeStep({ day, plan, seqs }, job, first + n + 1));
  const were = new Set(day.seats.map(keyOf));
  const joined = plan.seats.filter((seat) => !were.has(keyOf(seat)));
  const seats = joined.map((seat, n) =>
    seatStep({ day, plan, seqs }, seat, first + jobs.length + n + 1),
  );
  return [...places, ...seats];
}

const keyOf = ({ person, truck, position }: PlanSeat): string => `${person} ${truck} ${position}`;

interface Around {
  day: PlanDay;
  plan: Plan;
  /** By operation id. */
  seqs: ReadonlyMap<string, number>;
}

function placeStep({ day, plan, seqs }: Around, job: PlanJob, seq: number): PlanStep {
  const to = placeIn(plan, job);
  return {
    seq,
    op: 'place',
    id: job.id,
    customerId: job.customerId,
    name: job.name,
    from: stepPlace(job.place),
    to: stepPlace(to),
    reason: placeReason(day, plan, job),
    call: needsCall(job, to.start),
    needs: needsOf({ day, plan, seqs }, job),
  };
}

/** Which others must go first, or along: those in its way where they are now, and those that start with it. */
function needsOf({ day, plan, seqs }: Around, job: PlanJob): number[] {
  const together = siblingsOf(day, job).map(({ id }) => id);
  const needed = [...seqs].filter(([other]) => {
    if (other === job.id) return false;
    if (together.includes(other) && placeIn(plan, job).start !== job.place.start) return true;
    const places = new Map(plan.places);
    places.delete(other);
    return judgePlan(day, { ...plan, places }).some((fault) => fault.job === job.id);
  });
  return needed.map(([, seq]) => seq);
}

function seatStep({ day, plan, seqs }: Around, seat: PlanSeat, seq: number): PlanStep {
  const { person: id, truck, position } = seat;
  const person = day.people.find((one) => one.id === id);
  const was = day.seats.find((one) => one.person === id);
  const isOnCall = day.onCall.includes(id);
  const isOpened = !rowsOf(day, asItIs(day)).has(truck);
  const opening = day.jobs.filter((job) => placeIn(plan, job).truck === truck && seqs.has(job.id));
  return {
    seq,
    op: 'seat',
    id,
    name: person?.name ?? '',
    from: was ? { truck: was.truck, position: was.position } : isOnCall ? 'onCall' : null,
    to: { truck, position },
    reason: seatReason(person?.name ?? '', isOnCall, (person?.weekMinutes ?? 0) / 60),
    call: false,
    needs: isOpened ? opening.flatMap(({ id: job }) => seqs.get(job) ?? []) : [],
  };
}

const seatReason = (name: string, isOnCall: boolean, hours: number): string =>
  `${name} is ${isOnCall ? 'on call' : 'free'}, ${Math.round(hours * 10) / 10} h this week.`;

/** 'T03 is free until 3 PM.' */
function placeReason(day: PlanDay, plan: Plan, job: PlanJob): string {
  const to = placeIn(plan, job);
  const truck = day.trucks.find(({ id }) => id === to.truck);
  if (!truck)
    return to.unassigned ? `${job.name} waits without a truck.` : `${job.name} is off the board.`;
  const isThere = to.truck === job.place.truck && to.start === job.place.start;
  if (isThere) return `${job.name} ends at ${shortClock(to.start + to.minutes)}.`;
  const after = (rowsOf(day, plan).get(truck.id) ?? []).find(
    (one) => one.job !== job && one.start > to.start,
  );
  const end = endOf(truck);
  const taken = [
    ...(after ? [after.envelope.start] : []),
    ...truck.holds.filter(({ start }) => start > to.start).map(({ start }) => start),
    ...(end === null ? [] : [end]),
  ];
  if (taken.length === 0) return `${truck.name} is free then.`;
  return `${truck.name} is free until ${shortClock(Math.min(...taken))}.`;
}
