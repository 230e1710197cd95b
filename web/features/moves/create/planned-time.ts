import { counted } from '#kernel/counted.js';
import { isId } from '#kernel/ids.js';
import { instantAt, isLocalDate } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { HOURS_STEP, MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { showClockTime, showDayNamed, showHours, type Day } from '../../../shared/format';

/** What a free time was looked for. */
export interface PlannedJob {
  hours: number;
  trucks: number;
  /** Over all trucks. */
  movers: number;
  requiresLift: boolean;
}

/** A time that was found free on a day at a branch, and the job it was looked for. */
export interface PlannedTime extends PlannedJob {
  branchId: string;
  day: Day;
  /** `HH:mm` on the branch's clock. */
  start: string;
  /** The last start that was promised with it; null where the start itself is. */
  until: string | null;
}

/** Hours that a day's work takes. */
const JOB = { min: 1, max: 14 } as const;
const CLOCK = /^([01]\d|2[0-3]):(00|15|30|45)$/;

const countOf = (text: string | null, most: number): number | null => {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : null;
};

const hoursOf = (text: string | null): number | null => {
  const hours = Number(text);
  return hours >= JOB.min && hours <= JOB.max && Number.isInteger(hours / HOURS_STEP)
    ? hours
    : null;
};

/** The address of a new customer with a day and what was found free on it. */
export function newCustomerAddress(time: PlannedTime): string {
  const { branchId, day, start, until, hours, trucks, movers, requiresLift } = time;
  const query = new URLSearchParams({ branchId, requestedDay: day, start });
  if (until !== null) query.set('until', until);
  for (const [name, count] of Object.entries({ hours, trucks, movers }))
    query.set(name, `${count}`);
  if (requiresLift) query.set('lift', '1');
  return `/emma/customer/create?${query.toString()}`;
}

/** What such an address says; null where it names no whole time. */
export function plannedTimeIn(query: URLSearchParams): PlannedTime | null {
  const [branchId, day] = [query.get('branchId'), query.get('requestedDay')];
  const start = query.get('start') ?? '';
  const hours = hoursOf(query.get('hours'));
  const trucks = countOf(query.get('trucks'), MOVE_LIMITS.trucks);
  const movers = countOf(query.get('movers'), MOVE_LIMITS.movers);
  const until = query.get('until');
  if (until !== null && !(CLOCK.test(until) && until > start)) return null;
  if (!isId(branchId) || !isLocalDate(day) || !CLOCK.test(start)) return null;
  if (hours === null || trucks === null || movers === null) return null;
  const job = { hours, trucks, movers, requiresLift: query.get('lift') === '1' };
  return { branchId, day, start, until, ...job };
}

/** What is entered with the customer, in words. */
export function plannedWords(time: PlannedTime): string {
  const { start, until, hours, trucks, movers, requiresLift } = time;
  const when = until
    ? `between ${showClockTime(start)} and ${showClockTime(until)}`
    : `at ${showClockTime(start)}`;
  const crew = `${counted(movers, 'mover')} on ${counted(trucks, 'truck')}`;
  const lift = requiresLift ? ' with a lift' : '';
  return `The day starts ${when}, for ${showHours(hours)}, with ${crew}${lift}. It is not booked yet.`;
}

/** Why nothing is entered with a customer for another day or branch. */
export function notPlannedWords({ day, start }: PlannedTime, branch: string | undefined): string {
  const where = branch === undefined ? '' : ` in ${branch}`;
  return (
    `${showClockTime(start)} was free on ${showDayNamed(day)}${where}. ` +
    'It is not entered for another day or branch: look there with “Anything free?”.'
  );
}

/** An even share for each truck, the first ones one more. */
const shares = ({ movers, trucks }: PlannedTime): number[] =>
  Array.from({ length: trucks }, (_, truck) => Math.floor((movers + trucks - 1 - truck) / trucks));

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * What a new customer is saved with, so that its first day has the time; null where that is another
 * day or branch than the time was free on.
 */
export function planned(
  { nounce, branchId, move }: CustomerView,
  time: PlannedTime,
): object | null {
  const [activity] = move.activities;
  const [first] = activity?.operations ?? [];
  if (!activity || !first) return null;
  const { activityDay } = activity;
  if (activityDay !== time.day || branchId !== time.branchId) return null;
  const { until, hours, trucks, movers, requiresLift } = time;
  const at = (clock: string): string =>
    instantAt(activityDay, minutesOf(clock), first.timezone).toISOString();
  const date = at(time.start);
  const arrivalWindow = until === null ? null : { from: date, to: at(until) };
  const operations = shares(time).map((moverCount, place) => ({
    ...{ date, duration: hours, moverCount, requiresLift, arrivalWindow },
    ...(place === 0 && { _id: first._id }),
  }));
  const work = { estHours: hours, truckCount: trucks, numMovers: movers };
  return { nounce, move: { activities: [{ _id: activity._id, ...work, operations }] } };
}
