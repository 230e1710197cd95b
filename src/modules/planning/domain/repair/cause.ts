import { asItIs, type Plan, type PlanDay, type PlanJob, type Span } from '../plan-day.js';
import { displacedVisitors, withVisitors } from './visitors.js';
import {
  GRID,
  inBlocks,
  isTight,
  neighborsIn,
  partOn,
  rowOf,
  rowsOf,
  takenBy,
  type RowJob,
} from '../truck-rows.js';

/** What went wrong; minutes after midnight. */
export type RepairCause =
  | { readonly kind: 'truckDown'; readonly truck: string; readonly from: number | null }
  | { readonly kind: 'sick'; readonly employee: string; readonly reason: string }
  | { readonly kind: 'late'; readonly operation: string; readonly end: number }
  | { readonly kind: 'noShow'; readonly operation: string };

/** A day on which something went wrong. */
export interface BrokenDay {
  /** With the truck out and the person away; jobs, seats and places are as they were. */
  readonly day: PlanDay;
  /** The cause in force, nothing else done. */
  readonly now: Plan;
  /** From where a repair goes on. */
  readonly base: Plan;
  /** What waits for another place. */
  readonly hit: readonly PlanJob[];
  /** What the cause itself moves: nothing else moves it. */
  readonly own: string | null;
}

/** What the cause itself is about may change, begun or pinned. */
const freed = (job: PlanJob): PlanJob => ({ ...job, isFixed: false, isPinned: false });

const off = (job: PlanJob, unassigned: boolean) => ({ ...job.place, truck: null, unassigned });

/** A day with a cause in force: what it hits or what no longer fits is unserved. */
export function withCause(day: PlanDay, cause: RepairCause): BrokenDay {
  switch (cause.kind) {
    case 'truckDown':
      return withTruckDown(day, cause.truck, cause.from ?? 0);
    case 'sick':
      return withSick(day, cause.employee);
    case 'late':
      return withLate(day, cause.operation, cause.end);
    case 'noShow':
      return withNoShow(day, cause.operation);
  }
}

function withTruckDown(whole: PlanDay, truck: string, since: number): BrokenDay {
  const from = outSince(whole, truck, since);
  const ids = hitBy(whole, truck, from);
  const kept = withVisitors(whole, displacedVisitors(whole, truck, from));
  const day: PlanDay = {
    ...kept,
    hit: ids,
    trucks: kept.trucks.map((one) => (one.id === truck ? { ...one, outFrom: from } : one)),
  };
  const waiting = day.jobs.filter(({ id }) => ids.has(id));
  const now = {
    ...asItIs(day),
    places: new Map(waiting.map((job) => [job.id, off(job, true)])),
    // Its crew is free once it is out for the whole day.
    ...(from === 0 && { seats: day.seats.filter((seat) => seat.truck !== truck) }),
  };
  return { day, now, base: now, hit: waiting, own: null };
}

/** From when on a truck is out: a row that goes on with another truck keeps its crew, so never all day. */
export function outSince({ trucks, jobs }: PlanDay, truck: string, from: number): number {
  const isServed = trucks.some(({ id, standIn }) => id === truck && standIn !== null);
  const goesOn = isServed && jobs.some(({ place }) => place.truck === truck);
  return goesOn ? Math.max(from, EARLIEST_OUT) : from;
}

/** Before that a truck is out all day or not at all (R-TRUCK-14). */
const EARLIEST_OUT = GRID.start + 15;

/** What keeps its time on a truck that goes down, and until when. */
export interface Kept {
  readonly job: PlanJob;
  readonly until: number;
}

/** What keeps its time the longest: the board keeps that of what is done, and what has begun goes on; null: nothing. */
export function keptLongest(day: PlanDay, truck: string): Kept | null {
  const lying = [planned, takenBy].flatMap((spanOf) => lyingOn(day, day.jobs, truck, spanOf));
  const kept = lying.filter(({ job }) => job.isFixed || job.finished !== null);
  const [last] = kept.sort((a, b) => b.span.end - a.span.end);
  return last ? { job: last.job, until: last.span.end } : null;
}

/** A truck that is down once what has begun on it is over. */
export function withTruckDownLater(day: PlanDay, truck: string, from: number): BrokenDay {
  return withTruckDown(day, truck, Math.max(from, keptLongest(day, truck)?.until ?? 0));
}

/** What is still to do on a truck after it is out; without a job behind it a direct leg goes by the yard, and may end later. */
function hitBy(day: PlanDay, truck: string, from: number): ReadonlySet<string> {
  const hit = new Set<string>();
  for (;;) {
    const left = day.jobs.filter(({ id }) => !hit.has(id));
    // By what is known now: who is late is still on it.
    const late = lyingOn(day, left, truck, takenBy).filter(
      ({ job, span }) => job.finished === null && span.end > from,
    );
    if (late.length === 0) return hit;
    for (const { job } of late) hit.add(job.id);
  }
}

const planned = ({ envelope }: RowJob): Span => inBlocks(envelope);

/**
 * What lies on a truck: of its own row until another one serves that, of the rows that it serves from then on.
 * @param spanOf what a job takes of a row
 */
function lyingOn(
  { trucks }: PlanDay,
  jobs: readonly PlanJob[],
  truck: string,
  spanOf: (one: RowJob) => Span,
): { job: PlanJob; span: Span }[] {
  return trucks.flatMap((of) => {
    const row = rowOf(
      jobs.filter(({ place }) => place.truck === of.id),
      ({ place }) => place,
    );
    return row.flatMap((one) => {
      const span = partOn(truck, of, spanOf(one));
      return span ? [{ job: one.job, span }] : [];
    });
  });
}

function withSick(whole: PlanDay, employee: string): BrokenDay {
  const day: PlanDay = {
    ...whole,
    people: whole.people.map((one) => (one.id === employee ? { ...one, isAway: true } : one)),
  };
  const now = {
    ...asItIs(day),
    seats: day.seats.filter(({ person }) => person !== employee),
    onCall: day.onCall.filter((person) => person !== employee),
  };
  return { day, now, base: now, hit: [], own: null };
}

function withLate(whole: PlanDay, operation: string, end: number): BrokenDay {
  const day: PlanDay = {
    ...whole,
    jobs: whole.jobs.map((job) => (job.id === operation ? freed(job) : job)),
  };
  const late = day.jobs.find(({ id }) => id === operation);
  const as = asItIs(day);
  if (!late) return { day, now: as, base: as, hit: [], own: operation };
  const longer = { ...late.place, minutes: end - late.place.start };
  let now: Plan = { ...as, places: new Map([[operation, longer]]) };
  const hit: PlanJob[] = [];
  for (;;) {
    const next = inItsWay(day, now, late);
    if (!next) break;
    hit.push(next);
    now = { ...now, places: new Map([...now.places, [next.id, off(next, true)]]) };
  }
  const ids = new Set(hit.map(({ id }) => id));
  return { day: { ...day, hit: ids }, now, base: now, hit, own: operation };
}

/** The next on its truck, where that no longer fits behind it. */
function inItsWay(day: PlanDay, now: Plan, late: PlanJob): PlanJob | null {
  const truck = late.place.truck ?? '';
  const pair = neighborsIn(rowsOf(day, now).get(truck) ?? []).find(([one]) => one.job === late);
  if (!pair || !isTight(...pair, day.settings) || pair[1].job.isFixed) return null;
  return pair[1].job;
}

function withNoShow(whole: PlanDay, operation: string): BrokenDay {
  const day: PlanDay = {
    ...whole,
    jobs: whole.jobs.map((job) => (job.id === operation ? freed(job) : job)),
  };
  const job = day.jobs.find(({ id }) => id === operation);
  const now = asItIs(day);
  const places = new Map(job ? [[job.id, off(job, false)]] : []);
  return { day, now, base: { ...now, places }, hit: [], own: operation };
}
