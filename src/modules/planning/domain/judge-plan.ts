import {
  LEAD_SEAT,
  placeIn,
  SEATS,
  asItIs,
  endIn,
  type Place,
  type Plan,
  type PlanDay,
  type PlanJob,
} from './plan-day.js';
import { minutesOf } from './plan-cost.js';
import type { PlanFault, PlanFaultCode } from './plan-fault.js';
import { standInFaults } from './judge-stand-ins.js';
import {
  gapBetween,
  GRID,
  inBlocks,
  isTight,
  meetsLate,
  neighborsIn,
  rowOf,
  rowsOf,
  type RowJob,
  type TruckRow,
} from './truck-rows.js';

/**
 * What is wrong with a plan that was not so before; nothing where all hard rules hold (R-PLAN-4).
 * @param before of the same day: with a cause in force, what that brings is no fault of the plan
 */
export function judgePlan(day: PlanDay, plan: Plan, before: Plan = asItIs(day)): PlanFault[] {
  const changed = new Set(
    day.jobs.filter((job) => !samePlace(placeIn(plan, job), placeIn(before, job))),
  );
  const [was, is] = [rowsOf(day, before), rowsOf(day, plan)];
  const isTouched = (row: TruckRow | undefined): boolean =>
    row?.some(({ job }) => changed.has(job)) ?? false;
  // What a job leaves is judged too: a leg that went by it goes by the yard then.
  const rows = [...is].filter(([truck, row]) => isTouched(row) || isTouched(was.get(truck)));
  return [
    ...[...changed].flatMap((job) => faultsOfChange(day, plan, job)),
    ...rows.flatMap(([truck, row]) => faultsOfRow({ day, plan, was, changed }, truck, row)),
    ...standInFaults(day, plan, is),
    ...seatFaults(day, plan, before),
    ...weekFaults(day, plan, { was, is }),
  ];
}

const samePlace = (a: Place, b: Place): boolean =>
  a.truck === b.truck &&
  a.unassigned === b.unassigned &&
  a.start === b.start &&
  a.minutes === b.minutes;

export const isChanged = (job: PlanJob, plan: Plan): boolean =>
  !samePlace(placeIn(plan, job), job.place);

function faultsOfChange(day: PlanDay, plan: Plan, job: PlanJob): PlanFault[] {
  const place = placeIn(plan, job);
  const codes: PlanFaultCode[] = [];
  if (job.isFixed) codes.push('ALREADY_STARTED');
  else if (job.isPinned && !day.hit.has(job.id)) codes.push('PINNED');
  const isOffered = place.start === job.place.start || job.starts.includes(place.start);
  if (!isOffered) codes.push('START_NOT_OFFERED');
  if (!isWithSiblings(day, plan, job)) codes.push('TOGETHER');
  return codes.map((code) => ({ code, job: job.id }));
}

/** Operations of an activity that start together stay so, on different trucks. */
function isWithSiblings(day: PlanDay, plan: Plan, job: PlanJob): boolean {
  const place = placeIn(plan, job);
  return siblingsOf(day, job).every((sibling) => {
    const other = placeIn(plan, sibling);
    return other.start === place.start && (other.truck === null || other.truck !== place.truck);
  });
}

/** What of the same activity starts with it. */
export const siblingsOf = (day: PlanDay, job: PlanJob): PlanJob[] =>
  day.jobs.filter(
    (other) =>
      other.activityId === job.activityId &&
      other.id !== job.id &&
      (other.place.truck !== null || other.place.unassigned) &&
      other.place.start === job.place.start,
  );

interface Before {
  day: PlanDay;
  plan: Plan;
  was: ReadonlyMap<string, TruckRow>;
  changed: ReadonlySet<PlanJob>;
}

function faultsOfRow(
  { day, plan, was, changed }: Before,
  truckId: string,
  row: TruckRow,
): PlanFault[] {
  const truck = day.trucks.find(({ id }) => id === truckId);
  const faults: PlanFault[] = [];
  for (const one of row) {
    if (!changed.has(one.job)) continue;
    const job = one.job.id;
    const { start, end } = inBlocks(one.envelope);
    if (start < GRID.start || end > GRID.end) faults.push({ code: 'OUTSIDE_GRID', job });
    const isThere = truck && start >= truck.availableFrom && end <= (endIn(plan, truck) ?? end);
    if (!isThere) faults.push({ code: 'TRUCK_UNAVAILABLE', job });
    if (one.job.requiresLift && !truck?.hasLift) faults.push({ code: 'LIFT_REQUIRED', job });
    const isHeld = truck?.holds.some((hold) => start < hold.end && hold.start < end);
    if (isHeld || meetsLate(row, one)) faults.push({ code: 'SLOT_TAKEN', job });
  }
  const gaps = gapsBefore(day, truckId, was);
  for (const [before, after] of neighborsIn(row)) {
    const job = (changed.has(after.job) ? after : before).job.id;
    if (gapBetween(before, after) < 0) faults.push({ code: 'SLOT_TAKEN', job });
    else if (isNewlyClose(before, after, { gaps, day })) faults.push({ code: 'TOO_CLOSE', job });
  }
  return faults;
}

const pairOf = (before: RowJob, after: RowJob): string => `${before.job.id} ${after.job.id}`;

/** How far neighbors are from each other. */
const gapsOf = (row: TruckRow): Map<string, number> =>
  new Map(
    neighborsIn(row).map(([before, after]) => [pairOf(before, after), gapBetween(before, after)]),
  );

/** The same of what is on a truck, and of what was on it before the cause. */
export const gapsBefore = (
  day: PlanDay,
  truckId: string,
  was: ReadonlyMap<string, TruckRow>,
): Map<string, number> => {
  const untouched = rowOf(
    day.jobs.filter(({ place }) => place.truck === truckId),
    ({ place }) => place,
  );
  return new Map([...gapsOf(untouched), ...gapsOf(was.get(truckId) ?? [])]);
};

/** They were not so close before. */
export function isNewlyClose(
  before: RowJob,
  after: RowJob,
  { gaps, day }: { gaps: ReadonlyMap<string, number>; day: PlanDay },
): boolean {
  if (!isTight(before, after, day.settings)) return false;
  const was = gaps.get(pairOf(before, after));
  return was === undefined || was > gapBetween(before, after);
}

function seatFaults(day: PlanDay, plan: Plan, before: Plan): PlanFault[] {
  const people = new Map(day.people.map((person) => [person.id, person]));
  const were = new Set(before.seats.map(keyOf));
  const taken = new Set<string>();
  const seated = new Set<string>(plan.onCall);
  return plan.seats.flatMap((seat): PlanFault[] => {
    const { person, truck, position } = seat;
    const place = `${truck} ${position}`;
    const isTaken =
      taken.has(place) || seated.has(person) || !SEATS.some((one) => one === position);
    taken.add(place);
    seated.add(person);
    if (isTaken) return [{ code: 'SEAT_TAKEN', person }];
    if (were.has(keyOf(seat))) return [];
    const who = people.get(person);
    if (!who || who.isAway) return [{ code: 'OFF_TODAY', person }];
    return position === LEAD_SEAT && !who.isLead ? [{ code: 'LEAD_SEAT', person }] : [];
  });
}

const keyOf = ({ person, truck, position }: { person: string; truck: string; position: number }) =>
  `${person} ${truck} ${position}`;

interface Rows {
  was: ReadonlyMap<string, TruckRow>;
  is: ReadonlyMap<string, TruckRow>;
}

/** Nobody is taken over the hours of a week, and who is over them gains no minute. */
function weekFaults(day: PlanDay, plan: Plan, { was, is }: Rows): PlanFault[] {
  const trucks = new Map(day.seats.map(({ person, truck }) => [person, truck]));
  const most = day.settings.weeklyHours * 60;
  const weeks = new Map(day.people.map(({ id, weekMinutes }) => [id, weekMinutes]));
  return plan.seats.flatMap(({ person, truck }): PlanFault[] => {
    const former = trucks.get(person);
    const before = former === undefined ? 0 : minutesOf(was.get(former));
    const after = minutesOf(is.get(truck));
    const isOver = (weeks.get(person) ?? 0) + after > most;
    return isOver && after > before ? [{ code: 'WEEKLY_HOURS', person }] : [];
  });
}
