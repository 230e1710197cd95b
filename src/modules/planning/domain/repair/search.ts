import { costOf, openSeatsOf } from '../plan-cost.js';
import { asItIs, placeIn, type Plan, type PlanDay, type PlanJob } from '../plan-day.js';
import { judgePlan, siblingsOf } from '../judge-plan.js';
import { withOpenedSeats } from '../seat-people.js';
import { isOnLeg, rowsOf } from '../truck-rows.js';
import type { BrokenDay } from './cause.js';
import { chanceOf, oneOf, type Chance } from './random.js';
import { Rows } from './rows.js';

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

/** Starts of a job under a rule (R-PLAN-14). */
function startsUnder(name: RepairName, day: PlanDay, job: PlanJob): number[] {
  const { start } = job.place;
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

/** The cheapest plan that the search finds under a rule. */
export function repairUnder(name: RepairName, broken: BrokenDay, seed: number): Plan {
  const { day, base, own } = broken;
  const chance = chanceOf(seed);
  const isAlone = (job: PlanJob): boolean => siblingsOf(day, job).length === 0;
  const startsOf = new Map(
    day.jobs.map((job) => [job.id, isAlone(job) ? startsUnder(name, day, job) : [job.place.start]]),
  );
  const others = day.jobs.filter(
    (job) =>
      job.place.truck !== null &&
      !job.isFixed &&
      !job.isPinned &&
      job.id !== own &&
      isAlone(job) &&
      !isOnLeg(day, job) &&
      canLeaveAt(day, job, job.place.start),
  );
  let best = completed(broken, inserted(broken, base, { loose: broken.hit, startsOf }));
  let cost = costOf(day, best).cost;
  let [current, currentCost] = [best, cost];
  let tried = 0;
  for (let round = 0; round < ROUNDS && tried < MOST_TRIED && others.length > 0; round += 1) {
    const taken = stringOf(day, current, others, chance);
    const waiting = [...broken.hit.filter((job) => placeIn(current, job).truck === null), ...taken];
    const loose = shuffled([...new Set(waiting)], chance);
    const rows = new Rows(broken, { ...current, seats: base.seats, onCall: base.onCall });
    for (const job of taken) rows.remove(job);
    fill(rows, day, { loose, startsOf });
    tried += rows.tried;
    const next = completed(broken, rows.asPlan());
    const nextCost = costOf(day, next).cost;
    const slack = 20 * (1 - round / ROUNDS);
    if (nextCost <= currentCost + slack) [current, currentCost] = [next, nextCost];
    if (nextCost < cost) [best, cost] = [next, nextCost];
  }
  return judgePlan(day, best).length === 0 ? best : base;
}

interface Filling {
  readonly loose: readonly PlanJob[];
  readonly startsOf: ReadonlyMap<string, readonly number[]>;
}

function inserted(broken: BrokenDay, plan: Plan, filling: Filling): Plan {
  const rows = new Rows(broken, plan);
  fill(rows, broken.day, filling);
  return rows.asPlan();
}

function fill(rows: Rows, day: PlanDay, { loose, startsOf }: Filling): void {
  for (const job of loose) {
    const plan = rows.asPlan();
    const taken = new Set(siblingsOf(day, job).map((one) => placeIn(plan, one).truck));
    const place = rows.best(job, startsOf.get(job.id) ?? [], (truck) => taken.has(truck));
    if (place && place.delta < 0) rows.insert(job, place);
  }
}

/** Jobs near one another in time, and what stands beside them: a string. */
function stringOf(day: PlanDay, plan: Plan, others: readonly PlanJob[], chance: Chance): PlanJob[] {
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

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const mixed = [...list];
  for (let n = mixed.length - 1; n > 0; n -= 1) {
    const other = Math.floor(chance() * (n + 1));
    [mixed[n], mixed[other]] = [mixed[other] as T, mixed[n] as T];
  }
  return mixed;
}

/** With people on the seats that the cause or the plan opened. */
function completed({ day }: BrokenDay, plan: Plan): Plan {
  const [was, is] = [rowsOf(day, asItIs(day)), rowsOf(day, plan)];
  const opened = [...is].filter(
    ([truck, row]) =>
      openSeatsOf(truck, row, plan) > openSeatsOf(truck, was.get(truck), asItIs(day)),
  );
  return opened.reduce((one, [truck]) => withOpenedSeats(day, one, truck, SEATS), plan);
}
