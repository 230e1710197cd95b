import {
  placeIn,
  type Place,
  type Plan,
  type PlanDay,
  type PlanJob,
  type PlanTruck,
  type Span,
} from './plan-day.js';

/** A job on a truck's row. */
export interface RowJob {
  readonly job: PlanJob;
  readonly start: number;
  readonly end: number;
  /** With its drives, to the minute. */
  readonly envelope: Span;
  /** It stays where it is. */
  readonly isUnmoved: boolean;
  /** When its truck should be back by what is known now, in whole blocks; null: as planned. */
  readonly backBy: number | null;
  /** The truck comes directly from the one before. */
  readonly isLinked: boolean;
  /** Exact minutes at the wheel before and after the job; what lies between linked ones counts once. */
  readonly driveOut: number;
  readonly driveBack: number;
}

/** What is on one truck, in order. */
export type TruckRow = readonly RowJob[];

/** Where each job is. */
type PlaceOf = (job: PlanJob) => Place;

const isBefore = (placeOf: PlaceOf) => (a: PlanJob, b: PlanJob) =>
  placeOf(a).start - placeOf(b).start || (a.id < b.id ? -1 : 1);

/** What is on each truck that has anything. */
export function rowsOf(day: PlanDay, plan: Plan): Map<string, TruckRow> {
  const jobs = new Map<string, PlanJob[]>();
  for (const job of day.jobs) {
    const { truck } = placeIn(plan, job);
    if (truck === null) continue;
    const row = jobs.get(truck);
    if (row) row.push(job);
    else jobs.set(truck, [job]);
  }
  return new Map([...jobs].map(([truck, row]) => [truck, rowOf(row, (job) => placeIn(plan, job))]));
}

const isUnmoved = ({ place }: PlanJob, { truck, start }: Place): boolean =>
  truck === place.truck && start === place.start;

/** Whether the truck goes directly to or from a job: taking it off would end that. */
export const isOnLeg = ({ jobs }: PlanDay, job: PlanJob): boolean =>
  job.follows !== null || jobs.some(({ follows }) => follows?.after === job.id);

/** What is on a truck that has these jobs. */
export function rowOf(jobs: readonly PlanJob[], placeOf: PlaceOf): TruckRow {
  const inOrder = [...jobs].sort(isBefore(placeOf));
  // Whoever takes a job off its place ends its direct leg.
  const isLinkedAt = (n: number): boolean => {
    const [before, job] = [inOrder[n - 1], inOrder[n]];
    if (!before || job?.follows?.after !== before.id) return false;
    return isUnmoved(job, placeOf(job)) && placeOf(before).truck === before.place.truck;
  };
  // Only what has begun, or itself waits for such a one, holds up what comes after it.
  const holdsUp = (n: number): boolean => {
    const job = inOrder[n];
    if (!job || job.backBy === null || !isUnmoved(job, placeOf(job))) return false;
    return job.isFixed || (inOrder[n - 1]?.id === job.waitsFor && holdsUp(n - 1));
  };
  return inOrder.map((job, n) => {
    const { start, minutes } = placeOf(job);
    const leg = isLinkedAt(n) ? job.follows : null;
    const isLeftDirectly = isLinkedAt(n + 1);
    const end = start + minutes;
    return {
      job,
      start,
      end,
      envelope: {
        start: start - (leg ? leg.onBoard : job.drives.out),
        end: end + (isLeftDirectly ? 0 : job.drives.back),
      },
      isUnmoved: isUnmoved(job, placeOf(job)),
      backBy: holdsUp(n) ? job.backBy : null,
      isLinked: leg !== null,
      driveOut: leg ? leg.minutes : job.exactDrives.out,
      driveBack: isLeftDirectly ? 0 : job.exactDrives.back,
    };
  });
}

/** The board's hours, minutes after midnight. */
export const GRID: Span = { start: 7 * 60, end: 22 * 60 + 15 };

const BLOCK = 15;
/** Floating-point noise must not cost a block. */
const NOISE = 1e-6;

/** The whole blocks that a stretch takes. */
export const inBlocks = ({ start, end }: Span): Span => ({
  start: Math.floor(start / BLOCK + NOISE) * BLOCK,
  end: Math.ceil(end / BLOCK - NOISE) * BLOCK,
});

/** What one takes of its truck by what is known now, in whole blocks. */
export function takenBy({ envelope, backBy }: Pick<RowJob, 'envelope' | 'backBy'>): Span {
  const { start, end } = inBlocks(envelope);
  return { start, end: Math.max(end, backBy ?? end) };
}

/** Whether one that moves would lie where another is still out after its planned end; what is there already stays so. */
export function meetsLate(row: TruckRow, one: RowJob): boolean {
  if (one.isUnmoved) return false;
  const { start, end } = inBlocks(one.envelope);
  return row.some(
    (other) =>
      other !== one &&
      other.backBy !== null &&
      start < other.backBy &&
      inBlocks(other.envelope).end < end &&
      inBlocks(other.envelope).end < other.backBy,
  );
}

/** Minutes between two that follow one another, in whole blocks; negative where they overlap. */
export const gapBetween = (before: RowJob, after: RowJob): number =>
  inBlocks(after.envelope).start - inBlocks(before.envelope).end;

/** Between two that go by the yard. */
const SEPARATION = 4 * BLOCK;

/** Whether two neighbors are closer than they should be. */
export const isTight = (
  before: RowJob,
  after: RowJob,
  { turnaroundMinutes }: { turnaroundMinutes: number },
): boolean => gapBetween(before, after) < (after.isLinked ? turnaroundMinutes : SEPARATION);

/** Pairs of neighbors, in order. */
export const neighborsIn = (row: TruckRow): [RowJob, RowJob][] =>
  row.slice(1).map((after, n) => [row[n] as RowJob, after]);

/** What of a span on a row lies on a truck: on its own until another one serves the row, then on that; null: nothing. */
export function partOn(truck: string, row: PlanTruck, span: Span): Span | null {
  const { id, standIn } = row;
  const isOwn = id === truck;
  if (!isOwn && standIn?.by !== truck) return null;
  const start = isOwn ? span.start : Math.max(span.start, standIn?.from ?? span.start);
  const end = isOwn ? Math.min(span.end, standIn?.from ?? span.end) : span.end;
  return start < end ? { start, end } : null;
}
