import { asItIs, type Plan, type PlanDay, type PlanJob } from '../plan-day.js';
import { siblingsOf } from '../judge-plan.js';
import { lacksLift, metByStandIn, standInFaults } from '../judge-stand-ins.js';
import { GRID, isOnLeg, rowsOf } from '../truck-rows.js';
import type { BrokenDay, RepairCause } from './cause.js';

/** From where a search goes on. */
export interface Start {
  readonly day: PlanDay;
  /** With the cause in force. */
  readonly base: Plan;
  /** What waits for another place. */
  readonly loose: readonly PlanJob[];
  /** What the cause itself moves: nothing else moves it. */
  readonly own: string | null;
}

/** What has begun on a truck that is down: it stays where it is, so that another truck takes over the row. */
export const begunOn = ({ hit }: BrokenDay, cause: RepairCause): readonly PlanJob[] =>
  cause.kind === 'truckDown' ? hit.filter(({ isFixed }) => isFixed) : [];

/** The day with its cause in force, and with each truck that may take over the row of one that is down. */
export function startsOf(broken: BrokenDay, cause: RepairCause): Start[] {
  const { day, base, hit, own } = broken;
  const plain = { day, base, loose: hit, own };
  const taken = cause.kind === 'truckDown' ? takenOver(broken, cause) : [];
  return begunOn(broken, cause).length > 0 ? taken : [plain, ...taken];
}

/** After this minute nothing takes over a row (R-TRUCK-16). */
const LATEST = 22 * 60;

function takenOver(
  { day: without, hit }: BrokenDay,
  { truck, from }: { truck: string; from: number | null },
): Start[] {
  const isWithin = from !== null && from >= GRID.start && from <= LATEST;
  if (!isWithin || hit.length === 0) return [];
  // The row goes on: the other truck serves it from then on.
  const trucks = without.trucks.map((one) => (one.id === truck ? { ...one, outFrom: null } : one));
  const day = { ...without, trucks };
  // Nothing is sent out in the past, on whichever truck.
  const late = hit.filter(
    ({ isFixed, place, drives }) => !isFixed && place.start - drives.out < day.now,
  );
  return trucks.flatMap(({ id: by }) => {
    const base = { ...asItIs(day), standIns: new Map([[truck, { by, from }]]) };
    const loose = by === truck ? null : looseWith(day, base, late);
    if (!loose) return [];
    const places = new Map(loose.map((job) => [job.id, offTruck(job)]));
    const start = { day, base: { ...base, places }, loose, own: null };
    return standInFaults(day, start.base, rowsOf(day, start.base)).length > 0 ? [] : [start];
  });
}

const offTruck = ({ place }: PlanJob) => ({ ...place, truck: null, unassigned: true });

/** Jobs that leave their trucks because both need the one that serves; null: that does not help. */
function looseWith(day: PlanDay, base: Plan, late: readonly PlanJob[]): PlanJob[] | null {
  const loose = [...late];
  for (;;) {
    const places = new Map(loose.map((job) => [job.id, offTruck(job)]));
    const next = inItsWay(day, { ...base, places });
    if (next === null) return loose;
    if (next === 'always') return null;
    loose.push(next);
  }
}

/** What leaves next; null: nothing is in the way. */
function inItsWay(day: PlanDay, plan: Plan): PlanJob | 'always' | null {
  const rows = rowsOf(day, plan);
  for (const standIn of plan.standIns) {
    const [rowId, { by, from }] = standIn;
    const serving = day.trucks.find(({ id }) => id === by);
    const needy = (rows.get(rowId) ?? []).filter((one) =>
      lacksLift(serving?.hasLift ?? false, from, [one]),
    );
    const [met] = metByStandIn(day, standIn, rows);
    const [first] = needy.length > 0 ? needy : [met?.served ?? null];
    if (first && !first.job.isFixed) return first.job;
    if (needy.length > 0) return 'always';
    if (met) return met.served && met.own && mayLeave(day, met.own.job) ? met.own.job : 'always';
  }
  return null;
}

const mayLeave = (day: PlanDay, job: PlanJob): boolean =>
  !job.isFixed && !job.isPinned && !isOnLeg(day, job) && siblingsOf(day, job).length === 0;
