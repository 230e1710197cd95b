import { asItIs, placeIn, type Place, type Plan, type PlanDay, type PlanJob } from '../plan-day.js';
import { judgePlan } from '../judge-plan.js';
import { inBlocks, isTight, neighborsIn, rowsOf } from '../truck-rows.js';
import { cheapestPlace, fewCallStarts, MOST_STEPS, type Found } from '../try-places.js';
import { lengthText, listed, shortClock } from '../words.js';
import { isOneStep, noFix, type FixOutcome } from './fix.js';

/** After which a job ends late, and its truck is back late; minutes after midnight (R-RANGE-8). */
const LATE = { jobEnd: 18 * 60 + 30, back: 21 * 60 + 30 };
/** Shortest and longest job, minutes. */
const LENGTH = { min: 60, max: 14 * 60 };

const nameOf = (day: PlanDay, truck: string | null): string =>
  day.trucks.find(({ id }) => id === truck)?.name ?? '';

/** 'Gomez to T03', 'Gomez 1 h later', 'Gomez to T03 at 2:15 PM'. */
function placeTitle(day: PlanDay, job: PlanJob, to: Place): string {
  const isElsewhere = to.truck !== job.place.truck;
  const minutes = to.start - job.place.start;
  if (isElsewhere && minutes === 0) return `${job.name} to ${nameOf(day, to.truck)}`;
  if (isElsewhere) return `${job.name} to ${nameOf(day, to.truck)} at ${shortClock(to.start)}`;
  return `${job.name} ${lengthText(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`;
}

export const asFix = (day: PlanDay, job: PlanJob, found: Found, words: string): FixOutcome => ({
  plan: found.plan,
  title: placeTitle(day, job, found.place),
  isProven: isOneStep(found, day.seats.length),
  words,
});

/**
 * The best truck of a job that has none. Where all starts with few calls are past, what was promised is broken already:
 * any start that is offered and not past will do.
 */
export function fixUnassigned(day: PlanDay, job: PlanJob): FixOutcome {
  const isAhead = (start: number): boolean => start - job.drives.out >= day.now;
  const isPast = !fewCallStarts(day, job).some(isAhead);
  const found = cheapestPlace(day, asItIs(day), job, {
    isTried: () => true,
    isDone: () => true,
    ...(isPast && { starts: job.starts.filter(isAhead) }),
  });
  if (isPast) {
    const words = `The start of ${job.name} is past`;
    return found
      ? asFix(day, job, found, `${words}.`)
      : noFix(`${words}, and no truck has room for it later today.`);
  }
  return found
    ? asFix(day, job, found, `${job.name} has no truck.`)
    : noFix(`No truck has room for ${job.name}.`);
}

/** The operations of neighbors that are too close. */
export function tightJobs(day: PlanDay, plan: Plan): Set<string> {
  const rows = [...rowsOf(day, plan).values()];
  const pairs = rows.flatMap(neighborsIn).filter(([a, b]) => isTight(a, b, day.settings));
  return new Set(pairs.flat().map(({ job }) => job.id));
}

/** One of two that are too close, on another truck or later. */
export function fixTight(day: PlanDay, job: PlanJob): FixOutcome {
  const plan = asItIs(day);
  const row = rowsOf(day, plan).get(job.place.truck ?? '') ?? [];
  const close = neighborsIn(row).filter(
    (pair) => isTight(...pair, day.settings) && pair.some((one) => one.job === job),
  );
  const both = [...new Set(close.flat().map((one) => one.job))];
  const options = both.flatMap((one): { one: PlanJob; found: Found }[] => {
    const found = cheapestPlace(day, plan, one, {
      isTried: ({ truck, start }) => truck !== one.place.truck || start > one.place.start,
      isDone: (tried) => !tightJobs(day, tried).has(job.id),
    });
    return found ? [{ one, found }] : [];
  });
  const [best] = options.sort((a, b) => a.found.totals.cost - b.found.totals.cost);
  const words = `${listed(both.map(({ name }) => name))} are too close.`;
  return best
    ? asFix(day, best.one, best.found, words)
    : noFix(`${words} Neither fits elsewhere or later.`);
}

const isLate = (day: PlanDay, plan: Plan, job: PlanJob): boolean => {
  const { truck, start, minutes } = placeIn(plan, job);
  const one = rowsOf(day, plan)
    .get(truck ?? '')
    ?.find((other) => other.job === job);
  return start + minutes + job.lateBy > LATE.jobEnd || (one?.envelope.end ?? 0) > LATE.back;
};

/** Earlier, so that it does not end late. */
export function fixLateFinish(day: PlanDay, job: PlanJob): FixOutcome {
  const found = cheapestPlace(day, asItIs(day), job, {
    isTried: ({ start }) => start < job.place.start,
    isDone: (tried) => !isLate(day, tried, job),
  });
  if (!found) return noFix(`${job.name} can't start early enough.`);
  return asFix(day, job, found, `${job.name} ends late.`);
}

/** What else its activity has, each on a truck. */
export function fixMissingTruck(day: PlanDay, job: PlanJob, wanted: number): FixOutcome {
  const parts = day.jobs.filter(({ activityId }) => activityId === job.activityId);
  const loose = parts.filter(({ place }) => place.truck === null);
  const words = `${job.name} lacks ${loose.length === 1 ? 'a truck' : `${loose.length} trucks`}.`;
  if (parts.length < wanted) return noFix(`${job.name} has fewer parts than trucks.`);
  if (loose.length > MOST_STEPS) return noFix(`${job.name} lacks ${loose.length} trucks.`);
  let plan = asItIs(day);
  const titles: string[] = [];
  for (const part of loose) {
    const found = cheapestPlace(day, plan, part, {
      isTried: ({ start }) => start === part.place.start,
      isDone: () => true,
    });
    if (!found) return noFix(`No truck has room for the rest of ${job.name}.`);
    plan = found.plan;
    titles.push(nameOf(day, found.place.truck));
  }
  return { plan, title: `${job.name} on ${listed(titles)} too`, isProven: false, words };
}

/** As long as the estimate says, where that fits. */
export function fixFarEstimate(
  day: PlanDay,
  job: PlanJob,
  automatedHours: number | null,
): FixOutcome {
  if (automatedHours === null) return noFix(`${job.name} has no estimate.`);
  const whole = inBlocks({ start: 0, end: automatedHours * 60 }).end;
  const minutes = Math.min(LENGTH.max, Math.max(LENGTH.min, whole));
  if (minutes === job.place.minutes) return noFix(`${job.name} is as long as the estimate.`);
  const places = new Map([[job.id, { ...job.place, minutes }]]);
  const plan = { ...asItIs(day), places };
  const said = lengthText(minutes);
  if (judgePlan(day, plan).length > 0) return noFix(`${said} do not fit there.`);
  const words = `The estimate of ${job.name} is ${said}.`;
  return { plan, title: `${job.name} takes ${said}`, isProven: true, words };
}
