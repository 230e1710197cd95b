import { costOf, type PlanTotals } from '../plan-cost.js';
import type { Plan, PlanDay } from '../plan-day.js';
import { stepsTo, stepTruck } from '../plan-steps.js';
import type { PlanStep } from '../step-ops.js';
import { GRID } from '../truck-rows.js';
import { shortClock } from '../words.js';
import {
  keptLongest,
  outSince,
  withCause,
  withTruckDownLater,
  type BrokenDay,
  type Kept,
  type RepairCause,
} from './cause.js';
import { rejectedTrucks, type Rejected } from './rejected.js';
import { begunOn, startsOf } from './starts.js';
import { REPAIR_NAMES, repairUnder, type FoundPlan, type RepairName } from './search.js';

/** One way to repair a day. */
export interface RepairOption {
  readonly name: RepairName;
  readonly title: string;
  readonly totals: PlanTotals;
  /** What no plan under its rule costs less than. */
  readonly bound: number;
  readonly isProven: boolean;
  readonly steps: readonly PlanStep[];
}

/** What a day comes to with a cause in force, and the ways to repair it. */
export interface Repair {
  readonly now: PlanTotals;
  /** Those that only note the cause. */
  readonly nowSteps: readonly PlanStep[];
  readonly options: readonly RepairOption[];
  /** What each other truck has against it. */
  readonly rejected: readonly Rejected[];
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
  const noted = cause.kind === 'truckDown' ? onceBegunIsOver(day, cause, broken) : broken;
  return {
    now: costOf(broken.day, broken.now),
    nowSteps: cause.kind === 'noShow' ? [] : stepsOf(day, cause, { ...noted, plan: noted.now }),
  };
}

/** What has begun stays on its truck: that is down once it is over. */
function onceBegunIsOver(
  day: PlanDay,
  cause: Extract<RepairCause, { kind: 'truckDown' }>,
  broken: BrokenDay,
): BrokenDay {
  const isBegun = begunOn(broken, cause).length > 0;
  return isBegun ? withTruckDownLater(day, cause.truck, cause.from ?? 0) : broken;
}

/**
 * Up to three ways to repair a day, each the cheapest that was found under its rule (R-PLAN-14).
 * @param tell is told what there is after each of them
 */
export function repairDay(task: RepairTask, tell?: (found: Repair) => void): Repair {
  const { day, cause, seed } = task;
  const broken = withCause(day, cause);
  const starts = startsOf(broken, cause);
  const { now, nowSteps } = notedOnly(task);
  const isShownAnyway = cause.kind === 'late' || cause.kind === 'noShow';
  const options: RepairOption[] = [];
  const ways: FoundPlan[] = [];
  const answer = (): Repair => {
    const rejected = rejectedTrucks(broken, cause, ways);
    return { now, nowSteps, options: [...options], rejected };
  };
  let gentler: FoundPlan | null = null;
  for (const name of REPAIR_NAMES) {
    const found = repairUnder(name, starts, { seed, gentler });
    if (!found) break;
    gentler = found;
    const totals = costOf(found.day, found.plan);
    const steps = stepsOf(day, cause, { ...broken, ...found });
    const isNew = options.every((other) => !sameSteps(other.steps, steps));
    const isBetter = totals.cost < now.cost;
    if (!isNew || (!isBetter && !isShownAnyway)) continue;
    const bound = Math.min(found.bound, totals.cost);
    const isProven = totals.cost - bound <= PROVEN * totals.cost;
    options.push({ name, title: titleOf(name, totals), totals, bound, isProven, steps });
    ways.push(found);
    tell?.(answer());
  }
  return answer();
}

/** So near to the bound that nothing is cheaper. */
const PROVEN = 0.0001;

const sameSteps = (a: readonly PlanStep[], b: readonly PlanStep[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function titleOf(name: RepairName, { unserved }: PlanTotals): string {
  if (name === 'nobody') return 'Nobody is called';
  if (name === 'few') return 'Few calls';
  return unserved > 0 ? `Fewest lost: ${unserved}` : 'Nothing lost';
}

/** The cause's own step, and all else that the plan does. */
function stepsOf(day: PlanDay, cause: RepairCause, to: BrokenDay & { plan: Plan }): PlanStep[] {
  if (cause.kind === 'sick') {
    return [offStep(day, cause.employee, cause.reason), ...stepsTo(to.day, to.plan, 1)];
  }
  const steps = stepsTo(to.day, to.plan);
  if (cause.kind !== 'truckDown') return steps;
  const hit = new Set([cause.truck, ...to.hit.map(({ id }) => id)]);
  const down = day.trucks.find(({ id }) => id === cause.truck)?.name ?? '';
  const isServed = to.plan.standIns.has(cause.truck);
  // Another truck that takes over takes what is done along.
  const since = outSince(day, cause.truck, cause.from ?? 0);
  const kept = isServed ? null : keptLongest(day, cause.truck);
  const outFrom = Math.max(since, kept?.until ?? 0);
  const needs = steps.filter(({ id }) => hit.has(id)).map(({ seq }) => seq);
  const isBecause = (step: PlanStep): boolean => {
    // What goes to a time before it is down, or after, does so because it runs then.
    const runs = step.op === 'place' && step.to.truck === cause.truck && !isServed;
    return hit.has(step.id) && step.op !== 'follow' && !runs;
  };
  const said = steps.map((step) =>
    isBecause(step) ? { ...step, reason: `${down} is down; ${step.reason}` } : step,
  );
  // What it has done keeps its time to the end of the day: nothing else comes onto it.
  if (outFrom >= GRID.end) return said;
  return [...said, downStep(day, cause, { seq: steps.length + 1, needs, outFrom, kept })];
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
  {
    seq,
    needs,
    outFrom,
    kept,
  }: { seq: number; needs: number[]; outFrom: number; kept: Kept | null },
): PlanStep {
  const truck = day.trucks.find((one) => one.id === id);
  const name = truck?.name ?? '';
  const downSince = from === null ? 'all day' : `from ${shortClock(from)}`;
  const isLater = outFrom > (from ?? 0);
  const what =
    kept && kept.job.finished === null ? `${kept.job.name}, which has begun,` : 'what it has done';
  const done = isLater ? `; ${what} keeps its time until ${shortClock(outFrom)}` : '';
  return {
    seq,
    op: 'truck',
    id,
    name,
    from: stepTruck(truck?.outFrom ?? null),
    to: stepTruck(outFrom),
    reason: `${name} is down ${downSince}${done}.`,
    call: false,
    needs,
  };
}
