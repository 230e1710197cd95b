import { minutesOf, needsCall, openSeatsOf, rowCost, WEIGHTS } from './plan-cost.js';
import { endIn, type Place, type Plan, type PlanDay, type PlanJob, type Span } from './plan-day.js';
import { gapsBefore, isNewlyClose } from './judge-plan.js';
import { meetAfter } from './judge-stand-ins.js';
import {
  GRID,
  inBlocks,
  meetsLate,
  neighborsIn,
  rowOf,
  rowsOf,
  takenBy,
  type TruckRow,
} from './truck-rows.js';

/** What holds of a truck however jobs move. */
interface Frame {
  readonly truck: PlanDay['trucks'][number];
  /** From when on nothing may be on it. */
  readonly end: number | null;
  /** Longest span that nobody of its crew is taken over the week by. */
  readonly longest: number;
  readonly gaps: ReadonlyMap<string, number>;
}

/** A truck on which a search puts jobs. */
interface Track extends Frame {
  row: TruckRow;
  cost: number;
}

/** Another track that shares a truck with this one from some minute on. */
interface Shared {
  readonly other: string;
  readonly from: number;
  /** Whether this is the row that is served, and by a truck with a lift. */
  readonly isServed: boolean;
  readonly hasLift: boolean;
}

interface Insertable {
  readonly truck: string;
  readonly start: number;
}

/** Where a job may go, and by how much that changes the cost. */
export interface Insertion extends Insertable {
  readonly delta: number;
}

/**
 * What rows of a day are held against; the same for all plans that seat the same people and send the same trucks.
 * @param before with a cause in force, what that brings is allowed
 */
export function framesOf(day: PlanDay, before: Plan): readonly Frame[] {
  const was = rowsOf(day, before);
  const people = new Map(day.people.map((person) => [person.id, person]));
  const longest = (truck: string): number => {
    const spans = before.seats
      .filter((seat) => seat.truck === truck)
      .map(({ person }) => {
        const week = people.get(person)?.weekMinutes ?? 0;
        return Math.max(day.settings.weeklyHours * 60 - week, minutesOf(was.get(truck)));
      });
    return Math.min(Number.MAX_SAFE_INTEGER, ...spans);
  };
  return day.trucks.map((truck) => ({
    truck,
    end: endIn(before, truck),
    longest: longest(truck.id),
    gaps: gapsBefore(day, truck.id, was),
  }));
}

/** The rows of a day while a search moves jobs between them. */
export class Rows {
  /** Places that were tried. */
  tried = 0;
  private readonly places: Map<string, Place>;
  private readonly placeOf = (job: PlanJob): Place => this.places.get(job.id) ?? job.place;
  private readonly tracks: Map<string, Track>;
  private readonly shared = new Map<string, Shared>();

  constructor(
    private readonly day: PlanDay,
    private readonly plan: Plan,
    frames: readonly Frame[] = framesOf(day, plan),
  ) {
    this.places = new Map(plan.places);
    const is = rowsOf(day, plan);
    this.tracks = new Map(
      frames.map((frame) => {
        const { id } = frame.truck;
        const row = is.get(id) ?? [];
        return [id, { ...frame, row, cost: this.costOf(id, row) }];
      }),
    );
    for (const [row, { by, from }] of plan.standIns) {
      const hasLift = this.tracks.get(by)?.truck.hasLift ?? false;
      this.shared.set(row, { other: by, from, isServed: true, hasLift });
      this.shared.set(by, { other: row, from, isServed: false, hasLift });
    }
  }

  /** Takes a job off its truck. */
  remove(job: PlanJob): void {
    const { truck } = this.placeOf(job);
    const track = this.tracks.get(truck ?? '');
    this.places.set(job.id, { ...this.placeOf(job), truck: null, unassigned: true });
    if (track)
      this.renew(
        track,
        track.row.flatMap((one) => (one.job === job ? [] : [one.job])),
      );
  }

  insert(job: PlanJob, { truck, start }: Insertable): void {
    const { minutes } = this.placeOf(job);
    this.places.set(job.id, { truck, unassigned: false, start, minutes });
    const track = this.tracks.get(truck);
    if (track) this.renew(track, [...track.row.map((one) => one.job), job]);
  }

  /** The best place of a job that is on no truck; null where there is none. */
  best(
    job: PlanJob,
    starts: readonly number[],
    skip: (truck: string) => boolean,
  ): Insertion | null {
    let best: Insertion | null = null;
    for (const one of this.fitting(job, starts, skip)) {
      if (best === null || one.delta < best.delta - 1e-9) best = one;
    }
    return best;
  }

  /** The places that a job may take which is on no truck. */
  *fitting(
    job: PlanJob,
    starts: readonly number[],
    skip: (truck: string) => boolean = () => false,
  ): Generator<Insertion> {
    for (const track of this.tracks.values()) {
      const { id: truck, hasLift } = track.truck;
      if (skip(truck)) continue;
      if (job.requiresLift && !hasLift && job.place.truck !== truck) continue;
      for (const start of starts) {
        const delta = this.deltaOf(track, job, start);
        if (delta !== null) yield { truck, start, delta };
      }
    }
  }

  /** By how much a job that is on no truck changes the cost there; null where it breaks a rule of that row. */
  deltaAt(job: PlanJob, { truck, start }: Insertable): number | null {
    const track = this.tracks.get(truck);
    if (!track || (job.requiresLift && !track.truck.hasLift)) return null;
    return this.deltaOf(track, job, start);
  }

  /**
   * A row with a job that is on no truck: 'full' while other jobs are in its way, null where nobody can make room.
   */
  rowAt(job: PlanJob, { truck, start }: Insertable): TruckRow | 'full' | null {
    const track = this.tracks.get(truck);
    if (!track || (job.requiresLift && !track.truck.hasLift)) return null;
    const { minutes } = this.placeOf(job);
    const row = this.rowWith(track, job, { truck, unassigned: false, start, minutes });
    if (this.isFit(track, row, job)) return row;
    const [one] = rowOf([job], () => ({ truck, unassigned: false, start, minutes }));
    // What has begun makes no room.
    const staying = row.filter((other) => other.job === job || other.job.isFixed);
    const isLate = staying.some((other) => other.job === job && meetsLate(staying, other));
    return one && isWithin(track, inBlocks(one.envelope)) && !isLate ? 'full' : null;
  }

  private rowWith(track: Track, job: PlanJob, place: Place): TruckRow {
    return rowOf([...track.row.map((one) => one.job), job], (one) =>
      one === job ? place : this.placeOf(one),
    );
  }

  private deltaOf(track: Track, job: PlanJob, start: number): number | null {
    this.tried += 1;
    const { truck } = track;
    const { minutes } = this.placeOf(job);
    const row = this.rowWith(track, job, { truck: truck.id, unassigned: false, start, minutes });
    if (!this.isFit(track, row, job)) return null;
    const { weights } = this.day.settings;
    const isMoved = job.place.truck !== null && job.place.truck !== truck.id;
    const calls = Number(needsCall(job, start)) - Number(this.day.hit.has(job.id));
    const isRented = truck.isOffered && track.row.length === 0;
    return (
      this.costOf(truck.id, row) -
      track.cost +
      (isMoved ? weights.truckChange : 0) +
      (isRented ? WEIGHTS.rentals : 0) +
      weights.start * Math.abs(start - job.place.start) +
      WEIGHTS.calls * calls -
      weights.unserved
    );
  }

  private isFit(track: Track, row: TruckRow, job: PlanJob): boolean {
    const one = row.find((other) => other.job === job);
    if (!one) return false;
    const span = inBlocks(one.envelope);
    if (!isWithin(track, span) || meetsLate(row, one) || minutesOf(row) > track.longest)
      return false;
    if (!this.isFitBeside(track.truck.id, job, span)) return false;
    const { gaps } = track;
    return neighborsIn(row).every(
      (pair) => !pair.includes(one) || !isNewlyClose(...pair, { gaps, day: this.day }),
    );
  }

  /** Whether it leaves alone what shares its truck while one serves the row of the other. */
  private isFitBeside(truck: string, job: PlanJob, span: Span): boolean {
    const shared = this.shared.get(truck);
    const other = this.tracks.get(shared?.other ?? '');
    if (!shared || !other || span.end <= shared.from) return true;
    if (shared.isServed && job.requiresLift && !shared.hasLift) return false;
    const lying = [...other.row.map(takenBy), ...other.truck.holds];
    return lying.every((one) => !meetAfter(shared.from, span, one));
  }

  /** With every job where it is by now. */
  asPlan(): Plan {
    return { ...this.plan, places: new Map(this.places) };
  }

  private renew(track: Track, jobs: PlanJob[]): void {
    track.row = rowOf(jobs, (job) => this.placeOf(job));
    track.cost = this.costOf(track.truck.id, track.row);
  }

  private costOf(truck: string, row: TruckRow): number {
    if (row.length === 0) return 0;
    return rowCost(row, this.day, openSeatsOf(truck, row, this.plan));
  }
}

/** Whether the truck is there and free of holds. */
const isWithin = ({ truck, end: limit }: Frame, { start, end }: Span): boolean =>
  start >= Math.max(GRID.start, truck.availableFrom) &&
  end <= Math.min(GRID.end, limit ?? end) &&
  truck.holds.every((hold) => hold.end <= start || end <= hold.start);
