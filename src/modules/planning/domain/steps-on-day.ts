import { asItIs, type Place, type Plan, type PlanDay, type PlanSeat } from './plan-day.js';
import { judgePlan, type PlanFaultCode } from './judge-plan.js';
import { stepPlace, type PlanStep, type StepPlace, type StepSeat } from './plan-steps.js';

/** Something that a step cannot do on the day as it is. */
export interface StepProblem {
  readonly seq: number;
  readonly code: PlanFaultCode | 'BLOCK_CHANGED' | 'CREW_CHANGED' | 'STEPS_DEPEND';
}

const sameSeat = (a: StepSeat, b: StepSeat): boolean =>
  a === null || b === null || a === 'onCall' || b === 'onCall'
    ? a === b
    : a.truck === b.truck && a.position === b.position;

const samePlace = (a: StepPlace, b: StepPlace): boolean =>
  a.truck === b.truck &&
  a.unassigned === b.unassigned &&
  a.start === b.start &&
  a.duration === b.duration;

/** Where a step's operation or person is; undefined: not on the day. */
function whereNow(day: PlanDay, step: PlanStep): StepPlace | StepSeat | undefined {
  if (step.op === 'place') {
    const job = day.jobs.find(({ id }) => id === step.id);
    return job && stepPlace(job.place);
  }
  const seat = day.seats.find(({ person }) => person === step.id);
  if (seat) return { truck: seat.truck, position: seat.position };
  return day.onCall.includes(step.id) ? 'onCall' : null;
}

/** Whether a step's operation or person is at one of its ends. */
export function isWhere(day: PlanDay, step: PlanStep, place: StepPlace | StepSeat): boolean {
  const now = whereNow(day, step);
  if (now === undefined) return false;
  return step.op === 'place'
    ? samePlace(now as StepPlace, place as StepPlace)
    : sameSeat(now as StepSeat, place as StepSeat);
}

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
    else {
      moved.add(step.id);
      if (step.to === 'onCall') onCall.push(step.id);
      else if (step.to) joined.push({ person: step.id, ...step.to });
    }
  }
  const { seats, onCall: were } = asItIs(day);
  return {
    places,
    seats: [...seats.filter(({ person }) => !moved.has(person)), ...joined],
    onCall: [...were.filter((person) => !moved.has(person)), ...onCall],
  };
}

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
  const faults = judgePlan(day, planWith(day, fitting)).flatMap(({ code, job, person }) =>
    fitting.filter(({ id }) => id === job || id === person).map(({ seq }) => ({ seq, code })),
  );
  return [
    ...stale.map(({ seq, op }): StepProblem => {
      return { seq, code: op === 'place' ? 'BLOCK_CHANGED' : 'CREW_CHANGED' };
    }),
    ...dependentSteps(steps, leftOut).map(({ seq }): StepProblem => ({
      seq,
      code: 'STEPS_DEPEND',
    })),
    ...faults,
  ].sort((a, b) => a.seq - b.seq);
}
