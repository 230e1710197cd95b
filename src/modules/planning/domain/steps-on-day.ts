import { asItIs, type Place, type Plan, type PlanDay, type PlanSeat } from './plan-day.js';
import { judgePlan, type PlanFaultCode } from './judge-plan.js';
import {
  stepPlace,
  stepTruck,
  type PlanStep,
  type StepPlace,
  type StepSeat,
  type StepTruck,
} from './plan-steps.js';

/** Something that a step cannot do on the day as it is. */
export interface StepProblem {
  readonly seq: number;
  readonly code: PlanFaultCode | 'BLOCK_CHANGED' | 'CREW_CHANGED' | 'STEPS_DEPEND';
}

const sameSeat = (a: StepSeat, b: StepSeat): boolean =>
  a === null || b === null || typeof a === 'string' || typeof b === 'string'
    ? a === b
    : a.truck === b.truck && a.position === b.position;

const samePlace = (a: StepPlace, b: StepPlace): boolean =>
  a.truck === b.truck &&
  a.unassigned === b.unassigned &&
  a.start === b.start &&
  a.duration === b.duration;

/** Where a step's operation, person or truck is; undefined: not on the day. */
function whereNow(day: PlanDay, step: PlanStep): StepEnd | undefined {
  if (step.op === 'place') {
    const job = day.jobs.find(({ id }) => id === step.id);
    return job && stepPlace(job.place);
  }
  if (step.op === 'truck') {
    const truck = day.trucks.find(({ id }) => id === step.id);
    return truck && stepTruck(truck.outFrom);
  }
  const seat = day.seats.find(({ person }) => person === step.id);
  if (seat) return { truck: seat.truck, position: seat.position };
  if (day.people.some(({ id, isOff }) => id === step.id && isOff)) return 'off';
  return day.onCall.includes(step.id) ? 'onCall' : null;
}

type StepEnd = StepPlace | StepSeat | StepTruck;

/** Whether a step's operation, person or truck is at one of its ends. */
export function isWhere(day: PlanDay, step: PlanStep, end: StepEnd): boolean {
  const now = whereNow(day, step);
  if (now === undefined) return false;
  if (step.op === 'place') return samePlace(now as StepPlace, end as StepPlace);
  if (step.op === 'seat') return sameSeat(now as StepSeat, end as StepSeat);
  return stepTruckText(now as StepTruck) === stepTruckText(end as StepTruck);
}

const stepTruckText = ({ unavailable, unavailableFrom }: StepTruck): string =>
  `${unavailable} ${unavailableFrom}`;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const toPlace = ({ truck, unassigned, start, duration }: StepPlace): Place => ({
  truck,
  unassigned,
  start: minutesOf(start),
  minutes: duration * 60,
});

/** A day with these steps done. */
export function planWith(day: PlanDay, steps: readonly PlanStep[]): Plan {
  const places = new Map<string, Place>();
  const joined: PlanSeat[] = [];
  const moved = new Set<string>();
  const onCall: string[] = [];
  for (const step of steps) {
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
    trucks: day.trucks.map((truck) => ({ ...truck, outFrom: out.get(truck.id) ?? truck.outFrom })),
    people: day.people.map((one) => (gone.has(one.id) ? { ...one, isAway: true } : one)),
    jobs: day.jobs.map((job) => (own.has(job.id) ? { ...job, isFixed: false } : job)),
  };
}

const outFromOf = ({ unavailable, unavailableFrom }: StepTruck): number | null => {
  if (unavailable) return 0;
  return unavailableFrom === null ? null : minutesOf(unavailableFrom);
};

/** Steps that are kept though one that they need is left out. */
export const dependentSteps = (
  steps: readonly PlanStep[],
  leftOut: ReadonlySet<number>,
): PlanStep[] =>
  steps.filter(({ seq, needs }) => !leftOut.has(seq) && needs.some((one) => leftOut.has(one)));

/** What is in the way of the steps that are kept, on the day as it is. */
export function stepProblems(
  day: PlanDay,
  steps: readonly PlanStep[],
  leftOut: ReadonlySet<number>,
): StepProblem[] {
  const kept = steps.filter(({ seq }) => !leftOut.has(seq));
  const stale = kept.filter((step) => !isWhere(day, step, step.from));
  const fitting = kept.filter((step) => !stale.includes(step));
  const faults = judgePlan(dayWith(day, fitting), planWith(day, fitting)).flatMap(
    ({ code, job, person }) =>
      fitting.filter(({ id }) => id === job || id === person).map(({ seq }) => ({ seq, code })),
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
