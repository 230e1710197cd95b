import { minutesOf, needsCall, openSeatsOf, rowCost, WEIGHTS } from '../plan-cost.js';
import { asItIs, endOf, type Place, type Plan, type PlanDay, type PlanJob } from '../plan-day.js';
import { isNewlyClose, gapsOf } from '../judge-plan.js';
import { GRID, inBlocks, neighborsIn, rowOf, rowsOf, type TruckRow } from '../truck-rows.js';
import type { BrokenDay } from './cause.js';

/** A truck on which a search puts jobs. */
interface Track {
  readonly truck: PlanDay['trucks'][number];
  /** Longest span that nobody of its crew is taken over the week by. */
  readonly longest: number;
  readonly gaps: ReadonlyMap<string, number>;
  row: TruckRow;
  cost: number;
}

/** Where a job may go, and by how much that changes the cost. */
export interface Insertion {
  readonly truck: string;
  readonly start: number;
  readonly delta: number;
}

/** The rows of a day while a search moves jobs between them. */
export class Rows {
  /** Places that were tried. */
  tried = 0;
  private readonly places: Map<string, Place>;
  private readonly placeOf = (job: PlanJob): Place => this.places.get(job.id) ?? job.place;
  private readonly tracks: Map<string, Track>;
  private readonly ends: ReadonlyMap<string, number | null>;

  constructor(
    private readonly broken: BrokenDay,
    private readonly plan: Plan,
  ) {
    const { day } = broken;
    this.places = new Map(plan.places);
    this.ends = new Map(day.trucks.map((truck) => [truck.id, endOf(truck)]));
    const [was, is] = [rowsOf(day, asItIs(day)), rowsOf(day, plan)];
    this.tracks = new Map(
      day.trucks.map((truck) => {
        const row = is.get(truck.id) ?? [];
        const before = was.get(truck.id) ?? [];
        const longest = this.longestSpan(truck.id, minutesOf(before));
        const cost = this.costOf(truck.id, row);
        return [truck.id, { truck, longest, gaps: gapsOf(before), row, cost }];
      }),
    );
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

  insert(job: PlanJob, { truck, start }: Insertion): void {
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
    for (const track of this.tracks.values()) {
      if (skip(track.truck.id)) continue;
      if (job.requiresLift && !track.truck.hasLift && job.place.truck !== track.truck.id) continue;
      for (const start of starts) {
        const delta = this.deltaOf(track, job, start);
        if (delta !== null && (best === null || delta < best.delta - 1e-9)) {
          best = { truck: track.truck.id, start, delta };
        }
      }
    }
    return best;
  }

  private deltaOf(track: Track, job: PlanJob, start: number): number | null {
    this.tried += 1;
    const { truck } = track;
    const { minutes } = this.placeOf(job);
    const place = { truck: truck.id, unassigned: false, start, minutes };
    const row = rowOf([...track.row.map((one) => one.job), job], (one) =>
      one === job ? place : this.placeOf(one),
    );
    if (!this.isFit(track, row, job)) return null;
    const { weights } = this.broken.day.settings;
    const isMoved = job.place.truck !== null && job.place.truck !== truck.id;
    const calls = Number(needsCall(job, start)) - Number(this.broken.day.hit.has(job.id));
    return (
      this.costOf(truck.id, row) -
      track.cost +
      (isMoved ? weights.truckChange : 0) +
      weights.start * Math.abs(start - job.place.start) +
      WEIGHTS.calls * calls -
      weights.unserved
    );
  }

  private isFit({ truck, gaps, longest }: Track, row: TruckRow, job: PlanJob): boolean {
    const one = row.find((other) => other.job === job);
    if (!one) return false;
    const { start, end } = inBlocks(one.envelope);
    if (start < GRID.start || end > GRID.end) return false;
    if (end > (this.ends.get(truck.id) ?? end)) return false;
    if (truck.holds.some((hold) => start < hold.end && hold.start < end)) return false;
    if (minutesOf(row) > longest) return false;
    return neighborsIn(row).every(
      (pair) => !pair.includes(one) || !isNewlyClose(...pair, { gaps, day: this.broken.day }),
    );
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
    return rowCost(row, this.broken.day, openSeatsOf(truck, row, this.plan));
  }

  private longestSpan(truck: string, before: number): number {
    const { people, settings } = this.broken.day;
    const crew = this.plan.seats.filter((seat) => seat.truck === truck);
    const spans = crew.map(({ person }) => {
      const week = people.find(({ id }) => id === person)?.weekMinutes ?? 0;
      return Math.max(settings.weeklyHours * 60 - week, before);
    });
    return Math.min(Number.MAX_SAFE_INTEGER, ...spans);
  }
}
