import { needsCall, openSeatsOf, softCost, WEIGHTS } from '../plan-cost.js';
import { asItIs, type PlanDay, type PlanJob } from '../plan-day.js';
import { Rows } from '../rows.js';
import { rowsOf, type TruckRow } from '../truck-rows.js';
import type { Start } from './starts.js';

const QUARTER = 15;

/**
 * What no plan from any of these starts costs less than (R-PLAN-19). A row that is not touched keeps its cost; whoever
 * touches one with another job pays at least a quarter hour or half of another truck there. Each place of a job that
 * waits alone is looked at; of several, only what each costs at least.
 * @param startsOf what the rule allows
 */
export function boundOf(
  starts: readonly Start[],
  startsOf: (start: Start, job: PlanJob) => readonly number[],
): number {
  const bounds = starts.map((start) => boundFrom(start, startsOf));
  return Math.round(Math.min(...bounds) * 10) / 10;
}

interface Bounded {
  /** Without what waits, in the dearest way that is sure. */
  readonly rest: number;
  /** Of each row by itself. */
  readonly ofRow: ReadonlyMap<string, number>;
  /** What whoever touches a row pays there. */
  readonly touch: number;
}

function boundFrom(
  start: Start,
  startsOf: (start: Start, job: PlanJob) => readonly number[],
): number {
  const { day, base, loose } = start;
  const { weights } = day.settings;
  const touch = Math.min(weights.start * QUARTER, weights.truckChange / 2);
  const rows = rowsOf(day, base);
  const was = rowsOf(day, asItIs(day));
  const ofRow = new Map(
    [...rows].map(([truck, row]) => {
      // People may take what the cause opened.
      const open = Math.min(
        openSeatsOf(truck, row, base),
        openSeatsOf(truck, was.get(truck), asItIs(day)),
      );
      const soft = Math.min(softCost(row, day, open), touch);
      return [truck, Math.min(WEIGHTS.trucks, weights.truckChange) + soft];
    }),
  );
  const waiting = new Set(loose.map(({ id }) => id));
  const lost = day.jobs.filter((job) => {
    const { truck, unassigned } = base.places.get(job.id) ?? job.place;
    return truck === null && unassigned && !waiting.has(job.id);
  });
  const rest =
    weights.drive * driveIn(rows) +
    weights.unserved * lost.length +
    WEIGHTS.standIns * base.standIns.size +
    sum([...ofRow.values()]);
  const bounded = { rest, ofRow, touch };
  const [job] = loose;
  if (!job) return rest;
  if (loose.length > 1) return severalBound(day, loose, bounded);
  return Math.min(lossOf(day, job) + rest, placedBound(start, job, startsOf(start, job), bounded));
}

const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);
const driveIn = (rows: ReadonlyMap<string, TruckRow>): number =>
  sum([...rows.values()].flat().map(({ driveOut, driveBack }) => driveOut + driveBack));

const lossOf = (day: PlanDay, job: PlanJob): number =>
  day.settings.weights.unserved + (day.hit.has(job.id) ? WEIGHTS.calls : 0);

const ownDrive = ({ exactDrives: { out, back } }: PlanJob): number => out + back;

/** Each may go to one row for nothing. */
function severalBound(day: PlanDay, loose: readonly PlanJob[], of: Bounded): number {
  const dearest = [...of.ofRow.values()].sort((a, b) => b - a).slice(0, loose.length);
  const least = Math.min(WEIGHTS.trucks, ...of.ofRow.values());
  const freed = sum(dearest.map((cost) => Math.max(0, cost - least)));
  const { weights } = day.settings;
  const placed = loose.map((job) => Math.min(lossOf(day, job), weights.drive * ownDrive(job)));
  return of.rest - freed + sum(placed);
}

/** At the cheapest of all places, with or without other jobs out of its way. */
function placedBound(
  { day, base }: Start,
  job: PlanJob,
  starts: readonly number[],
  { rest, ofRow, touch }: Bounded,
): number {
  const { weights } = day.settings;
  const rows = new Rows(day, base);
  const own = WEIGHTS.trucks + weights.drive * ownDrive(job);
  const places = day.trucks.flatMap(({ id: truck, isOffered }) =>
    starts.map((start) => {
      const row = rows.rowAt(job, { truck, start });
      if (row === null) return Infinity;
      const soft = row === 'full' ? touch : Math.min(softCost(row, day, 0), touch);
      const isMoved = job.place.truck !== null && job.place.truck !== truck;
      return (
        rest -
        (ofRow.get(truck) ?? 0) +
        own +
        soft +
        (isMoved ? weights.truckChange : 0) +
        (isOffered ? WEIGHTS.rentals : 0) +
        weights.start * Math.abs(start - job.place.start) +
        (needsCall(job, start) ? WEIGHTS.calls : 0)
      );
    }),
  );
  return Math.min(...places);
}
