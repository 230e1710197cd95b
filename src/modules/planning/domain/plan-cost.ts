import { waitsBy } from '#kernel/arrival-window.js';
import { LEAD_SEAT, placeIn, SEATS, type Plan, type PlanDay, type PlanJob } from './plan-day.js';
import { neighborsIn, rowsOf, type RowJob, type TruckRow } from './truck-rows.js';

/** What speaks against a plan: minutes and numbers, by the names of the formula. */
export interface PlanFigures {
  readonly drive: number;
  readonly overtime: number;
  readonly trucks: number;
  readonly idle: number;
  readonly moved: number;
  readonly minutesMoved: number;
  readonly crewChanges: number;
  readonly calls: number;
  readonly openSeats: number;
  readonly standIns: number;
  readonly rentals: number;
  readonly risk: number;
  readonly unserved: number;
}

/** With what they cost together, to a tenth. */
export interface PlanTotals extends PlanFigures {
  readonly cost: number;
}

/** Minutes of a row without overtime. */
const FULL_DAY = 600;
/** Those that no branch changes. */
export const WEIGHTS = {
  trucks: 18,
  idle: 0.05,
  crewChanges: 15,
  calls: 25,
  openSeats: 30,
  standIns: 40,
  rentals: 300,
  risk: 0.3,
} as const;

const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);
/** Without the noise of floating points. */
const clean = (minutes: number): number => Math.round(minutes * 10_000) / 10_000 + 0;

/** Whether a job starts at another time than now and its customer must be asked (R-PLAN-3). */
export const needsCall = ({ place, window }: PlanJob, start: number): boolean =>
  start !== place.start && !(window && window.start <= start && start <= window.end);

const spanOf = (row: TruckRow): number => {
  const [first, last] = [row[0], row.at(-1)];
  return first && last
    ? Math.max(...row.map(({ envelope }) => envelope.end)) - first.envelope.start
    : 0;
};

/** Minutes for which a truck is away; a seat of it counts so much (R-PLAN-5). */
export const minutesOf = (row: TruckRow | undefined): number => (row ? spanOf(row) : 0);

function figuresOfRow(row: TruckRow) {
  const span = spanOf(row);
  const taken = sum(row.map(({ envelope }) => envelope.end - envelope.start));
  return {
    drive: sum(row.map(({ driveOut, driveBack }) => driveOut + driveBack)),
    overtime: Math.max(0, span - FULL_DAY),
    idle: span - taken,
    risk: sum(neighborsIn(row).map(([before, after]) => riskBetween(before, after))),
  };
}

/** What a row costs besides its truck and its drives, with so many open seats. */
export function softCost(row: TruckRow, { settings: { weights } }: PlanDay, open: number): number {
  const { overtime, idle, risk } = figuresOfRow(row);
  return (
    weights.overtime * overtime +
    WEIGHTS.idle * idle +
    WEIGHTS.risk * risk +
    WEIGHTS.openSeats * open
  );
}

/** What a row costs by itself, not rounded (R-PLAN-2). */
export const rowCost = (row: TruckRow, day: PlanDay, open: number): number =>
  day.settings.weights.drive * figuresOfRow(row).drive + WEIGHTS.trucks + softCost(row, day, open);

/** By when it is done in four of five cases; null where nobody can say. */
function doneBy({ job: { p80, started, finished }, start }: RowJob): number | null {
  if (finished !== null) return finished;
  return p80 === null ? null : (started ?? start) + p80;
}

/** Until when the crew keeps what was promised. */
const dueAt = ({ job: { window }, start }: RowJob): number =>
  window && window.start <= start && start <= window.end ? window.end : start;

/** By how many minutes the next one waits in the worst of five cases, as a search for free times counts it. */
function riskBetween(before: RowJob, after: RowJob): number {
  const drive = after.isLinked ? after.driveOut : before.driveBack + after.driveOut;
  return waitsBy(doneBy(before), drive, dueAt(after));
}

/** Seats that a truck's jobs need: those of its largest crew. */
export const seatsNeeded = (row: TruckRow | undefined): number =>
  row ? Math.min(SEATS.length, Math.max(0, ...row.map(({ job }) => job.movers))) : 0;

/** Movers and leads that a truck lacks. */
export function openSeatsOf(truck: string, row: TruckRow | undefined, plan: Plan): number {
  if (!row || row.length === 0) return 0;
  const crew = plan.seats.filter((seat) => seat.truck === truck);
  const hasLead = crew.some(({ position }) => position === LEAD_SEAT);
  return Math.max(0, seatsNeeded(row) - crew.length) + (hasLead ? 0 : 1);
}

function changesOf(day: PlanDay, plan: Plan) {
  const called = new Set<string>();
  let [moved, minutesMoved, unserved] = [0, 0, 0];
  for (const job of day.jobs) {
    const { truck, start, unassigned } = placeIn(plan, job);
    if (truck !== null && job.place.truck !== null && truck !== job.place.truck) moved += 1;
    minutesMoved += Math.abs(start - job.place.start);
    if (truck === null && unassigned) unserved += 1;
    if (needsCall(job, start) || (truck === null && day.hit.has(job.id)))
      called.add(job.customerId);
  }
  return { moved, minutesMoved, unserved, calls: called.size };
}

function crewChangesOf(day: PlanDay, plan: Plan): number {
  const was = new Map(day.seats.map(({ person, truck }) => [person, truck]));
  return plan.seats.filter(({ person, truck }) => (was.get(person) ?? truck) !== truck).length;
}

/** What a plan costs (R-PLAN-2). */
export function costOf(day: PlanDay, plan: Plan): PlanTotals {
  const rows = rowsOf(day, plan);
  const parts = [...rows.values()].map(figuresOfRow);
  const open = [...rows].map(([truck, row]) => openSeatsOf(truck, row, plan));
  const figures: PlanFigures = {
    drive: clean(sum(parts.map(({ drive }) => drive))),
    overtime: clean(sum(parts.map(({ overtime }) => overtime))),
    trucks: rows.size,
    idle: clean(sum(parts.map(({ idle }) => idle))),
    ...changesOf(day, plan),
    crewChanges: crewChangesOf(day, plan),
    openSeats: sum(open),
    standIns: plan.standIns.size,
    rentals: day.trucks.filter(({ id, isOffered }) => isOffered && rows.has(id)).length,
    risk: clean(sum(parts.map(({ risk }) => risk))),
  };
  return { cost: weighed(figures, day), ...figures };
}

function weighed(of: PlanFigures, { settings: { weights } }: PlanDay): number {
  const cost =
    weights.drive * of.drive +
    weights.overtime * of.overtime +
    WEIGHTS.trucks * of.trucks +
    WEIGHTS.idle * of.idle +
    weights.truckChange * of.moved +
    weights.start * of.minutesMoved +
    WEIGHTS.crewChanges * of.crewChanges +
    WEIGHTS.calls * of.calls +
    WEIGHTS.openSeats * of.openSeats +
    WEIGHTS.standIns * of.standIns +
    WEIGHTS.rentals * of.rentals +
    WEIGHTS.risk * of.risk +
    weights.unserved * of.unserved;
  return Math.round(cost * 10) / 10 + 0;
}
