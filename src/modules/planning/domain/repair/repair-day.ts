import { costOf, type PlanTotals } from '../plan-cost.js';
import type { Plan, PlanDay, PlanJob } from '../plan-day.js';
import { stepsTo, stepTruck } from '../plan-steps.js';
import type { PlanStep } from '../step-ops.js';
import { clockOf } from '../words.js';
import { withCause, type BrokenDay, type RepairCause } from './cause.js';
import { REPAIR_NAMES, repairUnder, type RepairName } from './search.js';

/** One way to repair a day. */
export interface RepairOption {
  readonly name: RepairName;
  readonly title: string;
  readonly totals: PlanTotals;
  readonly steps: readonly PlanStep[];
}

/** What a day comes to with a cause in force, and the ways to repair it. */
export interface Repair {
  readonly now: PlanTotals;
  /** Those that only note the cause. */
  readonly nowSteps: readonly PlanStep[];
  readonly options: readonly RepairOption[];
}

/** What a search is asked. */
export interface RepairTask {
  readonly day: PlanDay;
  readonly cause: RepairCause;
  readonly seed: number;
}

/** The day with the cause in force and nothing else done. */
export function notedOnly({
  day,
  cause,
}: Pick<RepairTask, 'day' | 'cause'>): Pick<Repair, 'now' | 'nowSteps'> {
  const broken = withCause(day, cause);
  return {
    now: costOf(broken.day, broken.now),
    nowSteps:
      cause.kind === 'noShow' || begunOn({ day, cause }).length > 0
        ? []
        : stepsOf(day, cause, broken, broken.now),
  };
}

/** What has begun on a truck that is down: it stays where it is, so that another truck has to take over the row. */
export function begunOn({ day, cause }: Pick<RepairTask, 'day' | 'cause'>): readonly PlanJob[] {
  return cause.kind === 'truckDown'
    ? withCause(day, cause).hit.filter(({ isFixed }) => isFixed)
    : [];
}

/** Up to three ways to repair a day, each the cheapest that was found under its rule (R-PLAN-14). */
export function repairDay(task: RepairTask): Repair {
  const { day, cause, seed } = task;
  const broken = withCause(day, cause);
  const { now, nowSteps } = notedOnly(task);
  if (begunOn(task).length > 0) return { now, nowSteps, options: [] };
  const isShownAnyway = cause.kind === 'late' || cause.kind === 'noShow';
  const options: RepairOption[] = [];
  for (const name of REPAIR_NAMES) {
    const plan = repairUnder(name, broken, seed);
    const totals = costOf(broken.day, plan);
    const steps = stepsOf(day, cause, broken, plan);
    const isNew = options.every((other) => !sameSteps(other.steps, steps));
    const isBetter = totals.cost < now.cost;
    if (!isNew || (!isBetter && !isShownAnyway)) continue;
    options.push({ name, title: titleOf(name, totals), totals, steps });
  }
  return { now, nowSteps, options };
}

const sameSteps = (a: readonly PlanStep[], b: readonly PlanStep[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function titleOf(name: RepairName, { unserved }: PlanTotals): string {
  if (name === 'nobody') return 'Nobody is called';
  if (name === 'few') return 'Few calls';
  return unserved > 0 ? `Fewest lost: ${unserved}` : 'Nothing lost';
}

/** The cause's own step, and all else that the plan does. */
function stepsOf(day: PlanDay, cause: RepairCause, broken: BrokenDay, plan: Plan): PlanStep[] {
  if (cause.kind === 'sick') {
    return [offStep(day, cause.employee, cause.reason), ...stepsTo(broken.day, plan, 1)];
  }
  const steps = stepsTo(broken.day, plan);
  if (cause.kind !== 'truckDown') return steps;
  const hit = new Set(broken.hit.map(({ id }) => id));
  const down = day.trucks.find(({ id }) => id === cause.truck)?.name ?? '';
  const needs = steps.filter(({ id }) => hit.has(id)).map(({ seq }) => seq);
  const said = steps.map((step) =>
    hit.has(step.id) ? { ...step, reason: `${down} is down; ${step.reason}` } : step,
  );
  return [...said, downStep(day, cause, { seq: steps.length + 1, needs })];
}

function offStep(day: PlanDay, employee: string, reason: string): PlanStep {
  const seat = day.seats.find(({ person }) => person === employee);
  const person = day.people.find(({ id }) => id === employee);
  const isOnCall = day.onCall.includes(employee);
  return {
    seq: 1,
    op: 'seat',
    id: employee,
    name: person?.name ?? '',
    from: seat ? { truck: seat.truck, position: seat.position } : isOnCall ? 'onCall' : null,
    to: 'off',
    reason,
    call: false,
    needs: [],
  };
}

function downStep(
  day: PlanDay,
  { truck: id, from }: { truck: string; from: number | null },
  { seq, needs }: { seq: number; needs: number[] },
): PlanStep {
  const truck = day.trucks.find((one) => one.id === id);
  const name = truck?.name ?? '';
  return {
    seq,
    op: 'truck',
    id,
    name,
    from: stepTruck(truck?.outFrom ?? null),
    to: stepTruck(from ?? 0),
    reason: from === null ? `${name} is down all day.` : `${name} is down from ${clockOf(from)}.`,
    call: false,
    needs,
  };
}
