import { costOf } from '../plan-cost.js';
import { placeIn, type Plan, type PlanDay, type PlanJob } from '../plan-day.js';
import { judgePlan, siblingsOf } from '../judge-plan.js';
import { withOpenedCrews } from '../seat-people.js';
import { isOnLeg } from '../truck-rows.js';
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
/** Places that are tried at most to place what waits together with what is beside it, and how much that is. */
const MOST_PLACED = 20_000;
const REACH = 4;
/** Rounds of taking jobs off and putting them back. */
const ROUNDS = 300;
/** Jobs taken off in a round besides those that wait. */
const TAKEN_OFF = 3;
/** How much dearer than the plan that it goes on from a round may be at first. */
const SLACK = 20;
/** The shares of trucks and of starts that a round does not look at. */
const UNSEEN = { trucks: 0.1, starts: 0.2 };
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
    const plan = withOpenedCrews(this.day, rows.asPlan());
    const { cost } = costOf(this.day, plan);
    this.found = this.isSound(plan) ? { day: this.day, plan, cost } : this.asBegun();
  }

  /** Takes some jobs off and puts them back, round by round; tries all there is where one still waits after that. */
  improve(chance: Chance, most: number, bound: number): void {
    this.goRound(chance, most, bound);
    if (this.placeWaiting()) this.goRound(chance, most, bound);
  }

  private goRound(chance: Chance, most: number, bound: number): void {
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
      this.fill(rows, shuffled([...new Set(waiting)], chance), chance);
      tried += rows.tried;
      const one = this.foundIn(rows);
      const slack = SLACK * (1 - Math.max(round / ROUNDS, tried / most));
      if (one.cost <= current.cost + slack) current = one;
      if (one.cost < this.found.cost && this.isSound(one.plan)) this.found = one;
    }
  }

  /** Places what waits by moving what is next to it in time: every way is tried of placing all, or else each. Whether it could any. */
  private placeWaiting(): boolean {
    const isWaiting = (job: PlanJob): boolean => placeIn(this.found.plan, job).truck === null;
    const waiting = this.others.filter(isWaiting);
    if (this.placeAll(waiting)) return true;
    const placed = waiting.filter((job) => waiting.length > 1 && this.placeAll([job]));
    return placed.length > 0;
  }

  private placeAll(waiting: readonly PlanJob[]): boolean {
    const [first] = waiting;
    if (!first) return false;
    const { base } = this.start;
    const { plan } = this.found;
    const standing = this.others.filter((job) => placeIn(plan, job).truck !== null);
    const beside = nearTo(first.place.start, standing, plan).slice(0, REACH);
    const rows = this.rowsOf({ ...plan, seats: base.seats, onCall: base.onCall });
    for (const job of beside) rows.remove(job);
    if (!this.placeEach(rows, [...waiting, ...beside])) return false;
    const one = this.foundIn(rows);
    const isBetter = one.cost < this.found.cost && this.isSound(one.plan);
    if (isBetter) this.found = one;
    return isBetter;
  }

  private placeEach(rows: Rows, [job, ...others]: readonly PlanJob[]): boolean {
    if (!job) return true;
    const places = [...rows.fitting(job, this.startsOf.get(job.id) ?? [])];
    for (const place of places.sort((a, b) => a.delta - b.delta)) {
      rows.insert(job, place);
      if (this.placeEach(rows, others)) return true;
      rows.remove(job);
      if (rows.tried > MOST_PLACED) return false;
    }
    return false;
  }

  private foundIn(rows: Rows): FoundPlan {
    const plan = withOpenedCrews(this.day, rows.asPlan());
    return { day: this.day, plan, cost: costOf(this.day, plan).cost };
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

  /** @param chance with it some trucks and starts are not looked at: so it finds what is dearer by itself and cheaper in the end */
  private fill(rows: Rows, loose: readonly PlanJob[], chance: Chance = () => 1): void {
    const unseen = new Set(
      this.day.trucks.flatMap(({ id }) => (chance() < UNSEEN.trucks ? [id] : [])),
    );
    for (const job of loose) {
      const plan = rows.asPlan();
      const taken = new Set(siblingsOf(this.day, job).map((one) => placeIn(plan, one).truck));
      const starts = (this.startsOf.get(job.id) ?? []).filter(() => chance() >= UNSEEN.starts);
      const place = rows.best(job, starts, (truck) => taken.has(truck) || unseen.has(truck));
      if (place && place.delta < 0) rows.insert(job, place);
    }
  }

  /** Jobs near one another in time, and what stands beside them: a string. */
  private stringOf(plan: Plan, chance: Chance): PlanJob[] {
    const { day, others } = this;
    const seed = oneOf([...day.jobs.filter(({ id }) => day.hit.has(id)), ...others], chance);
    if (!seed) return [];
    const near = nearTo(placeIn(plan, seed).start, others, plan);
    const count = 1 + Math.floor(chance() * TAKEN_OFF);
    const from = Math.floor(chance() * Math.max(1, Math.min(near.length, 6) - count + 1));
    return near.slice(from, from + count);
  }
}

/** Jobs by how near to a minute they start in a plan. */
function nearTo(at: number, jobs: readonly PlanJob[], plan: Plan): PlanJob[] {
  const far = (job: PlanJob): number => Math.abs(placeIn(plan, job).start - at);
  return jobs.toSorted((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1));
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const mixed = [...list];
  for (let n = mixed.length - 1; n > 0; n -= 1) {
    const other = Math.floor(chance() * (n + 1));
    [mixed[n], mixed[other]] = [mixed[other] as T, mixed[n] as T];
  }
  return mixed;
}
