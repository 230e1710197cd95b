import { sameValue } from '#kernel/same-value.js';
import {
  asItIs,
  offeredTruck,
  type Place,
  type Plan,
  type PlanDay,
  type PlanSeat,
  type PlanStandIn,
  type PlanTruck,
} from './plan-day.js';
import { judgePlan } from './judge-plan.js';
import type { PlanFault, PlanFaultCode } from './plan-fault.js';
import { stepPlace, stepTruck } from './plan-steps.js';
import type { PlanStep, StepPlace, StepSeat, StepTruck } from './step-ops.js';
import { clockOf, minutesOfClock } from './words.js';

/** Something that a step cannot do on the day as it is. */
export interface StepProblem {
  readonly seq: number;
  readonly code: PlanFaultCode | 'BLOCK_CHANGED' | 'CREW_CHANGED' | 'STEPS_DEPEND';
}

/** Where a step's thing is; undefined: not on the day. */
export function whereNow(day: PlanDay, { op, id }: PlanStep): PlanStep['from'] | undefined {
  const job = day.jobs.find((one) => one.id === id);
  const truck = day.trucks.find((one) => one.id === id);
  switch (op) {
    case 'place':
      return job && stepPlace(job.place);
    case 'seat':
      return seatNow(day, id);
    case 'truck':
      return truck && stepTruck(truck.outFrom);
    case 'standIn':
      return truck && truck.standIn && { by: truck.standIn.by, from: clockOf(truck.standIn.from) };
    case 'rental':
      return truck ? { name: truck.name, hasLift: truck.hasLift } : null;
    case 'follow':
      return job && { after: job.follows?.after ?? null };
    case 'note':
      return day.jobs.find(({ activityId }) => activityId === id)?.notes;
  }
}

function seatNow(day: PlanDay, id: string): StepSeat {
  const seat = day.seats.find(({ person }) => person === id);
  if (seat) return { truck: seat.truck, position: seat.position };
  if (day.people.some((one) => one.id === id && one.isOff)) return 'off';
  return day.onCall.includes(id) ? 'onCall' : null;
}

/** Whether a step's thing is at one of its ends. */
export const isWhere = (day: PlanDay, step: PlanStep, end: PlanStep['from']): boolean =>
  sameValue(whereNow(day, step), end);

const toPlace = ({ truck, unassigned, start, duration }: StepPlace): Place => ({
  truck,
  unassigned,
  start: minutesOfClock(start),
  minutes: duration * 60,
});

/** A day with these steps done. */
export function planWith(day: PlanDay, steps: readonly PlanStep[]): Plan {
  const places = new Map<string, Place>();
  const joined: PlanSeat[] = [];
  const moved = new Set<string>();
  const onCall: string[] = [];
  const standIns = new Map<string, PlanStandIn>();
  for (const step of steps) {
    if (step.op === 'standIn' && step.to)
      standIns.set(step.id, { by: step.to.by, from: minutesOfClock(step.to.from) });
    if (step.op === 'place') places.set(step.id, toPlace(step.to));
    else if (step.op === 'seat') {
      moved.add(step.id);
      if (step.to === 'onCall') onCall.push(step.id);
      else if (step.to && step.to !== 'off') joined.push({ person: step.id, ...step.to });
    }
  }
  const { seats, onCall: were } = asItIs(day);
  return {
    places,
    seats: [...seats.filter(({ person }) => !moved.has(person)), ...joined],
    onCall: [...were.filter((person) => !moved.has(person)), ...onCall],
    standIns,
  };
}

/** A day on which what the steps take out is out, and what the cause itself moves may be moved. */
export function dayWith(day: PlanDay, steps: readonly PlanStep[]): PlanDay {
  const own = new Set(steps.filter(({ op }) => op === 'place').map(({ id }) => id));
  const out = new Map(
    steps.flatMap((step) => (step.op === 'truck' ? [[step.id, outFromOf(step.to)] as const] : [])),
  );
  const gone = new Set(steps.filter(({ to }) => to === 'off').map(({ id }) => id));
  return {
    ...day,
    trucks: [
      ...day.trucks.map((truck) => ({ ...truck, outFrom: out.get(truck.id) ?? truck.outFrom })),
      ...rentedBy(steps),
    ],
    people: day.people.map((one) => (gone.has(one.id) ? { ...one, isAway: true } : one)),
    jobs: day.jobs.map((job) =>
      own.has(job.id) ? { ...job, isFixed: false, isPinned: false } : job,
    ),
  };
}

/** What a cause leaves unserved, by the steps that only note it. */
export const hitBy = (noted: readonly PlanStep[]): ReadonlySet<string> =>
  new Set(noted.flatMap((step) => (step.op === 'place' && step.to.unassigned ? [step.id] : [])));

/** As the steps would rent them. */
const rentedBy = (steps: readonly PlanStep[]): PlanTruck[] =>
  steps.flatMap((step) =>
    step.op === 'rental' && step.to ? [offeredTruck({ id: step.id, ...step.to })] : [],
  );

const outFromOf = ({ unavailable, unavailableFrom }: StepTruck): number | null => {
  if (unavailable) return 0;
  return unavailableFrom === null ? null : minutesOfClock(unavailableFrom);
};

/** Steps that are kept though one that they need is left out. */
export const dependentSteps = (
  steps: readonly PlanStep[],
  leftOut: ReadonlySet<number>,
): PlanStep[] =>
  steps.filter(({ seq, needs }) => !leftOut.has(seq) && needs.some((one) => leftOut.has(one)));

/** A fault that only names a truck is of what serves its row. */
const isAbout = ({ op, id }: PlanStep, { job, person, truck }: PlanFault): boolean =>
  id === job || id === person || (op === 'standIn' && id === truck);

/** What is in the way of the steps that are kept, on the day as it is. */
export function stepProblems(
  day: PlanDay,
  steps: readonly PlanStep[],
  leftOut: ReadonlySet<number>,
): StepProblem[] {
  const kept = steps.filter(({ seq }) => !leftOut.has(seq));
  const stale = kept.filter((step) => !isWhere(day, step, step.from));
  const fitting = kept.filter((step) => !stale.includes(step));
  const faults = judgePlan(dayWith(day, fitting), planWith(day, fitting)).flatMap((fault) =>
    fitting.filter((step) => isAbout(step, fault)).map(({ seq }) => ({ seq, code: fault.code })),
  );
  return [
    ...stale.map(({ seq, op }): StepProblem => {
      return { seq, code: op === 'seat' ? 'CREW_CHANGED' : 'BLOCK_CHANGED' };
    }),
    ...dependentSteps(steps, leftOut).map(({ seq }): StepProblem => ({
      seq,
      code: 'STEPS_DEPEND',
    })),
    ...faults,
  ].sort((a, b) => a.seq - b.seq);
}
