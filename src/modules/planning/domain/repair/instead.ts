import { costOf } from '../plan-cost.js';
import { asItIs, placeIn, type Plan, type PlanJob, type PlanTruck } from '../plan-day.js';
import { judgePlan } from '../judge-plan.js';
import { withOpenedCrews } from '../seat-people.js';
import type { BrokenDay } from './cause.js';
import type { FoundPlan } from './search.js';

/** The truck that takes a job in a plan: its own, or the one that serves its row; null: it waits. */
export function takerOf({ standIns }: Plan, job: PlanJob, place = job.place): string | null {
  if (place.truck === null) return null;
  return standIns.get(place.truck)?.by ?? place.truck;
}

/**
 * Why a truck that has room does not take a job: what the first way that brings it a truck costs, against the same way
 * with this one (R-PLAN-18).
 * @param ways in their order; none: against a day on which it is left
 */
export function whyNotChosen(
  broken: BrokenDay,
  { job, truck }: { job: PlanJob; truck: PlanTruck },
  ways: readonly FoundPlan[],
): string {
  const left = { day: broken.day, plan: broken.now, cost: costOf(broken.day, broken.now).cost };
  const isTaking = ({ plan }: FoundPlan): boolean =>
    takerOf(plan, job, placeIn(plan, job)) !== null;
  const way = ways.find(isTaking) ?? ways[0] ?? left;
  const taker = takerOf(way.plan, job, placeIn(way.plan, job));
  const costs = plansInstead(broken, way, { job, truck }).map((plan) => costOf(way.day, plan).cost);
  if (costs.length === 0) return 'It does not fit with the rest of the plan';
  const least = Math.min(...costs);
  if (taker === null) return leftText(least - way.cost);
  const { trucks } = way.day;
  const better = trucks.find(({ id }) => id === taker)?.name ?? '';
  const placeOf = (one: string): number => trucks.findIndex(({ id }) => id === one);
  if (least > way.cost) return `${better} costs less`;
  // No other truck is taken for that, and a search has an end.
  if (least < way.cost) return `It could take it for less: the search stopped with ${better}`;
  const tie = placeOf(taker) < placeOf(truck.id) ? 'comes first on the board' : 'was found first';
  return `${better} costs the same and ${tie}`;
}

function leftText(more: number): string {
  if (more > 0) return 'It would cost more than leaving it';
  return more === 0
    ? 'It would cost the same as leaving it'
    : 'It could take it: the search stopped before that';
}

/** A way with another truck for one job, at the start that it has there or as promised, that keeps the hard rules. */
function plansInstead(
  { base }: BrokenDay,
  { day, plan }: FoundPlan,
  { job, truck: { id: truck } }: { job: PlanJob; truck: PlanTruck },
): Plan[] {
  const place = placeIn(plan, job);
  const starts = [...new Set([place.start, job.place.start])].filter(
    (start) => start - job.drives.out >= day.now,
  );
  const placed = starts.map((start): Plan => {
    const there = { ...place, truck, unassigned: false, start };
    return { ...plan, places: new Map([...plan.places, [job.id, there]]) };
  });
  const served = [...plan.standIns]
    .filter(([row]) => row === place.truck)
    .map(([row, { from }]): Plan => ({ ...plan, standIns: new Map([[row, { by: truck, from }]]) }));
  // What has begun goes on where another truck serves its row.
  const before = plan.standIns.size > 0 ? asItIs(day) : base;
  return [...(job.isFixed ? [] : placed), ...served]
    .map((one) => withOpenedCrews(day, { ...one, seats: base.seats, onCall: base.onCall }))
    .filter((one) => judgePlan(day, one, before).length === 0);
}
