import { costOf, needsCall, type PlanTotals } from './plan-cost.js';
import { placeIn, type Place, type Plan, type PlanDay, type PlanJob } from './plan-day.js';
import { isChanged, judgePlan, siblingsOf } from './judge-plan.js';
import { withOpenedSeats } from './seat-people.js';
import { Rows } from './rows.js';
import { isOnLeg } from './truck-rows.js';

/** How far outside of what was promised a start may move where a few are called; minutes. */
const FEW_CALLS = 60;
/** Most steps of a fix. */
export const MOST_STEPS = 3;
/** The places for which a crew is looked for. */
const CREWED = 8;

/** A plan that keeps the hard rules, and what it costs. */
export interface Found {
  readonly plan: Plan;
  readonly totals: PlanTotals;
  /** Where the job goes. */
  readonly place: Place;
}

/** What is looked for. */
export interface Wanted {
  isTried(place: Place): boolean;
  /** Whether the plan does what it is for. */
  isDone(plan: Plan): boolean;
  /** Its starts; absent: with at most few calls. */
  readonly starts?: readonly number[];
}

/** The starts of a job, with at most few calls: those that are promised, and an hour around them (R-PLAN-7). */
export function fewCallStarts(day: PlanDay, job: PlanJob): number[] {
  const { start } = job.place;
  const { window } = job;
  const holds = window !== null && window.start <= start && start <= window.end;
  const [from, to] = holds ? [window.start, window.end] : [start, start];
  const near = job.starts.filter(
    (one) =>
      one !== start &&
      one >= from - FEW_CALLS &&
      one <= to + FEW_CALLS &&
      one - job.drives.out >= day.now,
  );
  return [start, ...near];
}

/** With the job there, and what starts with it at the same time. */
function withPlace(day: PlanDay, plan: Plan, job: PlanJob, place: Place): Plan {
  const places = new Map(plan.places);
  const isMoved = place.start !== placeIn(plan, job).start;
  for (const sibling of isMoved ? siblingsOf(day, job) : []) {
    places.set(sibling.id, { ...placeIn(plan, sibling), start: place.start });
  }
  return { ...plan, places: places.set(job.id, place) };
}

/** The cheapest place of a job; null where none keeps the hard rules (R-PLAN-4). */
export function cheapestPlace(
  day: PlanDay,
  plan: Plan,
  job: PlanJob,
  wanted: Wanted,
): Found | null {
  const { isDone } = wanted;
  if (isOnLeg(day, job)) return null;
  const found: Found[] = [];
  for (const place of fittingPlaces(day, plan, job, wanted)) {
    const tried = withPlace(day, plan, job, place);
    if (judgePlan(day, tried).length > 0 || stepsOf(day, tried) > MOST_STEPS) continue;
    if (isDone(tried)) found.push({ plan: tried, totals: costOf(day, tried), place });
    // The others cost more: what is cheapest alone may need more people.
    if (found.length === CREWED && siblingsOf(day, job).length === 0) break;
  }
  const best = found.sort(isCheaper(job)).slice(0, CREWED);
  return best.map((one) => crewed(day, one)).sort(isCheaper(job))[0] ?? null;
}

/** Where its row has room for a job, the cheapest first. */
function fittingPlaces(
  day: PlanDay,
  plan: Plan,
  job: PlanJob,
  { isTried, starts = fewCallStarts(day, job) }: Wanted,
): Place[] {
  const rows = new Rows(day, plan);
  rows.remove(job);
  const { minutes } = job.place;
  const fitting: { place: Place; delta: number }[] = [];
  for (const { id: truck } of day.trucks) {
    for (const start of starts) {
      const place = { truck, unassigned: false, start, minutes };
      const isTooLate = truck !== job.place.truck && start - job.drives.out < day.now;
      const delta = isTooLate || !isTried(place) ? null : rows.deltaAt(job, place);
      if (delta !== null) fitting.push({ place, delta });
    }
  }
  return fitting.sort((a, b) => a.delta - b.delta).map(({ place }) => place);
}

function crewed(day: PlanDay, found: Found): Found {
  const { truck } = found.place;
  const room = MOST_STEPS - stepsOf(day, found.plan);
  if (truck === null || room <= 0) return found;
  const plan = withOpenedSeats(day, found.plan, truck, room);
  if (plan === found.plan || judgePlan(day, plan).length > 0) return found;
  return { ...found, plan, totals: costOf(day, plan) };
}

/** Ties: the fewest minutes moved, without a call, the earliest. */
const isCheaper = (job: PlanJob) => (a: Found, b: Found) =>
  a.totals.cost - b.totals.cost ||
  Math.abs(a.place.start - job.place.start) - Math.abs(b.place.start - job.place.start) ||
  Number(needsCall(job, a.place.start)) - Number(needsCall(job, b.place.start)) ||
  a.place.start - b.place.start;

/** Places and seats that differ from the day. */
function stepsOf(day: PlanDay, plan: Plan): number {
  const were = new Set(
    day.seats.map(({ person, truck, position }) => `${person} ${truck} ${position}`),
  );
  const seated = plan.seats.filter(
    ({ person, truck, position }) => !were.has(`${person} ${truck} ${position}`),
  );
  return day.jobs.filter((job) => isChanged(job, plan)).length + seated.length;
}
