import { needsCall } from './plan-cost.js';
import {
  asItIs,
  placeIn,
  type Place,
  type Plan,
  type PlanDay,
  type PlanJob,
  type PlanSeat,
} from './plan-day.js';
import { isChanged, judgePlan, siblingsOf } from './judge-plan.js';
import type { PlanStep, StepPlace, StepTruck } from './step-ops.js';
import {
  endedLegs,
  followStep,
  freeText,
  placedBeside,
  rentalStep,
  seqOf,
  standInStep,
  without,
  type Around,
} from './step-parts.js';
import { rowsOf } from './truck-rows.js';
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

/** What turns a day into a plan, in order: rented trucks, places by their start with the direct legs that they end, trucks that stand in, seats (R-PLAN-8); `first`: numbers before. */
export function stepsTo(day: PlanDay, plan: Plan, first = 0): PlanStep[] {
  const jobs = day.jobs
    .filter((job) => isChanged(job, plan))
    .sort((a, b) => placeIn(plan, a).start - placeIn(plan, b).start || (a.id < b.id ? -1 : 1));
  const rows = rowsOf(day, plan);
  const rented = day.trucks.filter(({ id, isOffered }) => isOffered && rows.has(id));
  const ended = endedLegs(day, plan);
  const were = new Set(day.seats.map(keyOf));
  const joined = plan.seats.filter((seat) => !were.has(keyOf(seat)));
  const rowIds = [...plan.standIns.keys()];
  const keys = [
    ...rented.map(({ id }) => `rental ${id}`),
    ...jobs.map(({ id }) => `place ${id}`),
    ...ended.map(({ id }) => `follow ${id}`),
    ...rowIds.map((id) => `standIn ${id}`),
  ];
  const around = { day, plan, rows, seqs: new Map(keys.map((key, n) => [key, first + n + 1])) };
  return [
    ...rented.map((truck) => rentalStep(around, truck)),
    ...jobs.map((job) => placeStep(around, job)),
    ...ended.map((job) => followStep(around, job)),
    ...rowIds.map((id) => standInStep(around, id)),
    ...joined.map((seat, n) => seatStep(around, seat, first + keys.length + n + 1)),
  ];
}

const keyOf = ({ person, truck, position }: PlanSeat): string => `${person} ${truck} ${position}`;

function placeStep(around: Around, job: PlanJob): PlanStep {
  const { day, plan } = around;
  const to = placeIn(plan, job);
  const isLost = to.truck === null && to.unassigned && day.hit.has(job.id);
  return {
    seq: seqOf(around, 'place', job.id),
    op: 'place',
    id: job.id,
    customerId: job.customerId,
    name: job.name,
    from: stepPlace(job.place),
    to: stepPlace(to),
    reason: placeReason(day, plan, job),
    call: isLost || needsCall(job, to.start),
    needs: needsOf(around, job).sort((a, b) => a - b),
  };
}

/** What must go first, or along: those in its way where they are now, those that start with it, its truck and its leg. */
function needsOf(around: Around, job: PlanJob): number[] {
  const { day, plan, rows } = around;
  const together = siblingsOf(day, job).map(({ id }) => id);
  const isRetimed = placeIn(plan, job).start !== job.place.start;
  const others = placedBeside(around, job.id).filter(({ id }) => {
    if (together.includes(id) && isRetimed) return true;
    return judgePlan(day, without(plan, id)).some((fault) => fault.job === job.id);
  });
  const legs = endedLegs(day, plan).filter(({ id, follows }) =>
    [id, follows?.after].includes(job.id),
  );
  const truck = placeIn(plan, job).truck ?? '';
  const served = plan.standIns.get(truck);
  const one = rows.get(truck)?.find((other) => other.job === job);
  const isServed = served !== undefined && one !== undefined && one.envelope.end > served.from;
  return [
    ...others.map(({ id }) => seqOf(around, 'place', id)),
    ...legs.map(({ id }) => seqOf(around, 'follow', id)),
    ...(around.seqs.has(`rental ${truck}`) ? [seqOf(around, 'rental', truck)] : []),
    ...(isServed ? [seqOf(around, 'standIn', truck)] : []),
  ];
}

function seatStep({ day, plan, seqs }: Around, seat: PlanSeat, seq: number): PlanStep {
  const { person: id, truck, position } = seat;
  const person = day.people.find((one) => one.id === id);
  const was = day.seats.find((one) => one.person === id);
  const isOnCall = day.onCall.includes(id);
  const isOpened = !rowsOf(day, asItIs(day)).has(truck);
  const opening = day.jobs.filter((job) => isOpened && placeIn(plan, job).truck === truck);
  // Whose jobs go elsewhere may go along; where one stays, so do they.
  const leaving = day.jobs.filter(
    (job) => was?.truck === job.place.truck && placeIn(plan, job).truck !== was.truck,
  );
  const moved = new Set([...opening, ...leaving].map(({ id: job }) => `place ${job}`));
  const hours = Math.round((person?.weekMinutes ?? 0) / 6) / 10;
  return {
    seq,
    op: 'seat',
    id,
    name: person?.name ?? '',
    from: was ? { truck: was.truck, position: was.position } : isOnCall ? 'onCall' : null,
    to: { truck, position },
    reason: `${person?.name ?? ''} ${whyFree()}, ${hours} h this week.`,
    call: false,
    needs: [...moved].flatMap((step) => seqs.get(step) ?? []),
  };

  function whyFree(): string {
    if (was) return `has no jobs on ${day.trucks.find(({ id: one }) => one === was.truck)?.name}`;
    if (isOnCall) return 'is on call';
    return person?.isFromOtherBranch ? 'is free at another branch' : 'is free';
  }
}

/** 'T03 is free until 3 PM.' */
function placeReason(day: PlanDay, plan: Plan, job: PlanJob): string {
  const to = placeIn(plan, job);
  const truck = day.trucks.find(({ id }) => id === to.truck);
  if (!truck)
    return to.unassigned ? `${job.name} waits without a truck.` : `${job.name} is off the board.`;
  const isThere = to.truck === job.place.truck && to.start === job.place.start;
  if (isThere) return `${job.name} ends at ${shortClock(to.start + to.minutes)}.`;
  const standIn = plan.standIns.get(truck.id);
  const by = day.trucks.find(({ id }) => id === standIn?.by);
  if (standIn && by && to.start >= standIn.from) return `${by.name} stands in then.`;
  return freeText(day, plan, { truck, from: to.start, but: job });
}
