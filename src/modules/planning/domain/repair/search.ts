import { costOf, openSeatsOf } from '../plan-cost.js';
import { asItIs, placeIn, type Plan, type PlanDay, type PlanJob } from '../plan-day.js';
import { judgePlan, siblingsOf } from '../judge-plan.js';
import { withOpenedSeats } from '../seat-people.js';
import { isOnLeg, rowsOf } from '../truck-rows.js';
import { boundOf } from './bound.js';
import { chanceOf, oneOf, type Chance } from './random.js';
import { framesOf, Rows } from '../rows.js';
import type { Start } from './starts.js';

/** The names of the ways to repair a day, from the gentlest on. */
export const REPAIR_NAMES = ['nobody', 'few', 'nothingLost'] as const;
export type RepairName = (typeof REPAIR_NAMES)[number];

/** How far outside of what was promised a start may move, minutes. */
const OUTSIDE: Readonly<Record<RepairName, number>> = {
  nobody: 0,
  few: 60,
  nothingLost: Number.MAX_SAFE_INTEGER,
};
/** Places that a search tries at most: the same board has the same answer. */
const MOST_TRIED = 80_000;
/** Rounds of taking jobs off and putting them back. */
const ROUNDS = 150;
/** Jobs taken off in a round besides those that wait. */
const TAKEN_OFF = 3;
const SEATS = 3;
/** The share of trucks that a round does not look at. */
const UNSEEN = 0.1;
/** Beginnings that are searched further: the cheapest of all. */
const FURTHER = 3;

/** A plan, and the day that it is of: with the trucks that it rents. */
export interface FoundPlan {
  readonly day: PlanDay;
  readonly plan: Plan;
  readonly cost: number;
}

/** The cheapest plan that a search found, and what none costs less than. */
export interface FoundRepair extends FoundPlan {
  readonly bound: number;
}

/** Starts of a job under a rule (R-PLAN-14). */
function startsUnder(name: RepairName, day: PlanDay, job: PlanJob): number[] {
  const { start } = job.place;
  // Whoever starts together stays together.
  if (siblingsOf(day, job).length > 0) return canLeaveAt(day, job, start) ? [start] : [];
  const { window } = job;
  const holds = window !== null && window.start <= start && start <= window.end;
  const [from, to] = holds ? [window.start, window.end] : [start, start];
  const outside = OUTSIDE[name];
  const others = job.starts.filter(
    (one) =>
      one !== start && one >= from - outside && one <= to + outside && canLeaveAt(day, job, one),
  );
  // What is to be taken elsewhere has to leave from now on, too.
  return canLeaveAt(day, job, start) ? [start, ...others] : others;
}

const canLeaveAt = (day: PlanDay, job: PlanJob, start: number): boolean =>
  start - job.drives.out >= day.now;

/**
 * The cheapest plan that the search finds under a rule; null where there is nowhere to begin.
 * @param gentler what was found under the rule before: it keeps this one, too
 */
export function repairUnder(
  name: RepairName,
  starts: readonly Start[],
  { seed, gentler }: { seed: number; gentler: FoundPlan | null },
): FoundRepair | null {
  const searches = starts.map((start) => new Search(name, start));
  const bound = boundOf(
    searches.map((search) => search.whole),
    ({ day }, job) => startsUnder(name, day, job),
  );
  const begun = searches.toSorted((a, b) => a.found.cost - b.found.cost).slice(0, FURTHER);
  for (const search of begun) search.improve(chanceOf(seed), MOST_TRIED / begun.length, bound);
  const found = [...(gentler ? [gentler] : []), ...begun.map((search) => search.found)];
  const [best] = found.sort((a, b) => a.cost - b.cost);
  return best ? { ...best, bound } : null;
}

/** Looks for the cheapest plan from one start on. */
class Search {
  /** The cheapest by now. */
  found: FoundPlan;
  private readonly day: PlanDay;
  private readonly startsOf: ReadonlyMap<string, readonly number[]>;
  private readonly others: readonly PlanJob[];
  private readonly frames: ReturnType<typeof framesOf>;

  constructor(
    name: RepairName,
    private readonly start: Start,
  ) {
    const { day, loose, base } = start;
    // Only where nothing is to be lost, trucks are rented.
    const trucks = name === 'nothingLost' ? [...day.trucks, ...day.offers] : day.trucks;
    this.day = { ...day, trucks };
    this.startsOf = new Map(day.jobs.map((job) => [job.id, startsUnder(name, day, job)]));
    const isLoose = new Set(loose.filter((job) => this.isAlone(job)));
    this.others = day.jobs.filter((job) => isLoose.has(job) || this.mayMove(job));
    this.frames = framesOf(this.day, base);
    const rows = this.rowsOf(base);
    this.fill(rows, loose);
    const plan = this.completed(rows.asPlan());
    const { cost } = costOf(this.day, plan);
    this.found = this.isSound(plan) ? { day: this.day, plan, cost } : this.asBegun();
  }

  /** Takes some jobs off and puts them back, round by round. */
  improve(chance: Chance, most: number, bound: number): void {
    const { base, loose } = this.start;
    let current = this.found;
    let tried = 0;
    if (this.others.length === 0) return;
    for (let round = 0; round < ROUNDS && tried < most; round += 1) {
      if (this.found.cost <= bound) return;
      const taken = this.stringOf(current.plan, chance);
      const { plan } = current;
      const waiting = [...loose.filter((job) => placeIn(plan, job).truck === null), ...taken];
      const rows = this.rowsOf({ ...plan, seats: base.seats, onCall: base.onCall });
      for (const job of taken) rows.remove(job);
      this.fill(rows, shuffled([...new Set(waiting)], chance), this.unseen(chance));
      tried += rows.tried;
      const next = this.completed(rows.asPlan());
      const { cost } = costOf(this.day, next);
      const slack = 20 * (1 - round / ROUNDS);
      const one = { day: this.day, plan: next, cost };
      if (cost <= current.cost + slack) current = one;
      if (cost < this.found.cost && this.isSound(next)) this.found = one;
    }
  }

  /** The start with the trucks that the rule allows. */
  get whole(): Start {
    return { ...this.start, day: this.day };
  }

  private asBegun(): FoundPlan {
    const { base } = this.start;
    return { day: this.day, plan: base, cost: costOf(this.day, base).cost };
  }

  /** What the cause itself brings is no fault of the plan. */
  private isSound(plan: Plan): boolean {
    return judgePlan(this.day, plan, this.start.base).length === 0;
  }

  private isAlone(job: PlanJob): boolean {
    return siblingsOf(this.day, job).length === 0;
  }

  private mayMove(job: PlanJob): boolean {
    const { day } = this;
    const stays = job.isFixed || job.isPinned || job.id === this.start.own;
    return (
      job.place.truck !== null &&
      !stays &&
      this.isAlone(job) &&
      !isOnLeg(day, job) &&
      canLeaveAt(day, job, job.place.start)
    );
  }

  private rowsOf(plan: Plan): Rows {
    return new Rows(this.day, plan, this.frames);
  }

  /** Trucks that a round does not look at: so it finds what is dearer by itself and cheaper in the end. */
  private unseen(chance: Chance): ReadonlySet<string> {
    return new Set(this.day.trucks.flatMap(({ id }) => (chance() < UNSEEN ? [id] : [])));
  }

  private fill(
    rows: Rows,
    loose: readonly PlanJob[],
    unseen: ReadonlySet<string> = new Set(),
  ): void {
    for (const job of loose) {
      const plan = rows.asPlan();
      const taken = new Set(siblingsOf(this.day, job).map((one) => placeIn(plan, one).truck));
      const starts = this.startsOf.get(job.id) ?? [];
      const place = rows.best(job, starts, (truck) => taken.has(truck) || unseen.has(truck));
      if (place && place.delta < 0) rows.insert(job, place);
    }
  }

  /** Jobs near one another in time, and what stands beside them: a string. */
  private stringOf(plan: Plan, chance: Chance): PlanJob[] {
    const { day, others } = this;
    const seed = oneOf([...day.jobs.filter(({ id }) => day.hit.has(id)), ...others], chance);
    if (!seed) return [];
    const at = placeIn(plan, seed).start;
    const near = [...others].sort(
      (a, b) =>
        Math.abs(placeIn(plan, a).start - at) - Math.abs(placeIn(plan, b).start - at) ||
        (a.id < b.id ? -1 : 1),
    );
    const count = 1 + Math.floor(chance() * TAKEN_OFF);
    const from = Math.floor(chance() * Math.max(1, Math.min(near.length, 6) - count + 1));
    return near.slice(from, from + count);
  }

  /** With people on the seats that the cause or the plan opened. */
  private completed(plan: Plan): Plan {
    const { day } = this;
    const [was, is] = [rowsOf(day, asItIs(day)), rowsOf(day, plan)];
    const opened = [...is].filter(
      ([truck, row]) =>
        openSeatsOf(truck, row, plan) > openSeatsOf(truck, was.get(truck), asItIs(day)),
    );
    return opened.reduce((one, [truck]) => withOpenedSeats(day, one, truck, SEATS), plan);
  }
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const mixed = [...list];
  for (let n = mixed.length - 1; n > 0; n -= 1) {
    const other = Math.floor(chance() * (n + 1));
    [mixed[n], mixed[other]] = [mixed[other] as T, mixed[n] as T];
  }
  return mixed;
}
