import type { Plan, PlanDay, PlanStandIn, Span } from './plan-day.js';
import type { PlanFault } from './plan-fault.js';
import { takenBy, type RowJob, type TruckRow } from './truck-rows.js';

/** What of two trucks meets while the one serves the row of the other. */
interface Met {
  /** On the row; null: a hold there. */
  readonly served: RowJob | null;
  /** On the truck that serves; null: a hold there. */
  readonly own: RowJob | null;
}

/** Whether two spans meet at or after a minute. */
export const meetAfter = (from: number, a: Span, b: Span): boolean =>
  Math.max(a.start, b.start, from) < Math.min(a.end, b.end);

interface Lying {
  readonly job: RowJob | null;
  readonly span: Span;
}

function lyingOn(day: PlanDay, truckId: string, row: TruckRow | undefined): Lying[] {
  const holds = day.trucks.find(({ id }) => id === truckId)?.holds ?? [];
  return [
    ...(row ?? []).map((job) => ({ job, span: takenBy(job) })),
    ...holds.map((span) => ({ job: null, span })),
  ];
}

/** What would lie on the truck that serves a row at the same time. */
export function metByStandIn(
  day: PlanDay,
  [rowId, { by, from }]: readonly [string, PlanStandIn],
  rows: ReadonlyMap<string, TruckRow>,
): Met[] {
  const own = lyingOn(day, by, rows.get(by));
  return lyingOn(day, rowId, rows.get(rowId)).flatMap((served) =>
    own
      .filter(({ span }) => meetAfter(from, served.span, span))
      .map((other) => ({ served: served.job, own: other.job })),
  );
}

/** Whether a truck without a lift would take over a job that needs one. */
export const lacksLift = (hasLift: boolean, from: number, row: TruckRow | undefined): boolean =>
  !hasLift &&
  (row ?? []).some(
    ({ job, envelope }) => job.requiresLift && job.finished === null && envelope.end > from,
  );

/** What is wrong with trucks that a plan lets serve other rows (R-PLAN-16). */
export const standInFaults = (
  day: PlanDay,
  plan: Plan,
  rows: ReadonlyMap<string, TruckRow>,
): PlanFault[] =>
  [...plan.standIns].flatMap(([truck, standIn]): PlanFault[] => {
    const code = codeOf(day, [truck, standIn], rows);
    return code ? [{ code, truck }] : [];
  });

function codeOf(
  day: PlanDay,
  standIn: readonly [string, PlanStandIn],
  rows: ReadonlyMap<string, TruckRow>,
): PlanFault['code'] | null {
  const [rowId, { by, from }] = standIn;
  const [row, serving] = [rowId, by].map((id) => day.trucks.find((one) => one.id === id));
  if (!row || !serving) return 'TRUCK_UNAVAILABLE';
  const isServed = [row, serving].some((one) => one.standIn || one.servesFrom !== null);
  if (rowId === by || isServed) return 'STAND_IN_CHAIN';
  if (serving.outFrom !== null || serving.availableFrom > from) return 'TRUCK_UNAVAILABLE';
  if (lacksLift(serving.hasLift, from, rows.get(rowId))) return 'LIFT_REQUIRED';
  return metByStandIn(day, standIn, rows).length > 0 ? 'SLOT_TAKEN' : null;
}
