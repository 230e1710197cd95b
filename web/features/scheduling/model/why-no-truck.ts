import { counted, nounFor } from '#kernel/counted.js';
import { HOUR_MS } from '#kernel/time-window.js';
import {
  boardHours,
  clockOn,
  endsTooLate,
  isTruckAvailable,
} from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import { showClockTime, showHours } from '../../../shared/format';
import { fitsInTurn, ownOn, type Fit, type FitGiven } from './best-fit';
import type { BoardBlock } from './board-block';
import type { BoardModel } from './board-model';
import { capital, outsideTheDay, type NoTruck, type SoughtWork } from './outside-the-day';

/** Another part of the same customer's day. */
export interface OtherPart {
  requiresLift: boolean;
  /** The one that it has, or would be given; null: it waits too. */
  truck: string | null;
  isBooked: boolean;
}

export interface TruckSearch {
  work: SoughtWork;
  others: readonly OtherPart[];
  /** What can be done without any truck: `put it on the Unassigned row`; null: nothing else. */
  instead: string | null;
}

const are = (count: number): string => nounFor(count, 'is', 'are');

const hasLift = (truck: DayTruckView): boolean => truck.hasLift;
const needsLift = (part: OtherPart): boolean => part.requiresLift;

/** More trucks are needed than work on that day. */
const tooFew = (there: number, needed: number, [one, many]: readonly [string, string]): string =>
  `${counted(there, one, many)} ${are(there)} available on this day, ${needed} are needed`;

/** The trucks that are left are all out of service before the work would have ended. */
function untilTooEarly(
  trucks: readonly DayTruckView[],
  { work, instead }: TruckSearch,
  { date, timezone }: DayView['day'],
): { until: string; way: string; entry?: NoTruck['entry'] } | null {
  const ends = trucks.flatMap(({ unavailableFrom: from }) => {
    const unavailableFrom = from === null ? null : clockOn(from, date, timezone);
    return from !== null && endsTooLate(work.window, { unavailableFrom }) ? [from] : [];
  });
  const last = ends.toSorted().at(-1);
  if (last === undefined || ends.length < trucks.length) return null;
  const until = showClockTime(last);
  const drives = work.out + work.back;
  const hours = work.job + drives;
  const room = clockOn(last, date, timezone).getTime() - boardHours(date, timezone).start.getTime();
  if (hours * HOUR_MS <= room) {
    const entry = { operationId: work.operationId, name: 'date' } as const;
    return { until, entry, way: '. Choose an earlier start' };
  }
  const takes = `. It takes ${showHours(hours)}${drives > 0 ? ' with its drives' : ''}`;
  return { until, way: instead ? `${takes}: ${instead}` : takes };
}

/** Why none of a day's trucks takes the work, for which none was found. */
export function whyNone(search: TruckSearch, { day, trucks }: DayView): NoTruck {
  const { work, others, instead } = search;
  if (trucks.length === 0) {
    const why = 'The branch has no truck on this day';
    return { why: instead ? `${why}. ${capital(instead)}` : why };
  }
  const outside = outsideTheDay(work, day);
  if (outside) return outside;
  const lift = work.requiresLift ? ' with a lift' : '';
  const kind = [`truck${lift}`, `trucks${lift}`] as const;
  const usable = trucks.filter((truck) => isTruckAvailable(truck, day.date));
  const able = lift ? usable.filter(hasLift) : usable;
  const alike = lift ? others.filter(needsLift) : others;
  if (usable.length === 0) return { why: 'No truck is available on this day' };
  if (able.length === 0) return { why: `No ${kind[0]} is available on this day` };
  if (usable.length <= others.length)
    return { why: tooFew(usable.length, others.length + 1, ['truck', 'trucks']) };
  if (able.length <= alike.length) return { why: tooFew(able.length, alike.length + 1, kind) };

  const left = able.filter(({ _id }) => others.every(({ truck }) => truck !== _id));
  const other = left.length < able.length ? 'other ' : '';
  if (left.length === 0) return { why: `No other ${kind[0]} is available on this day` };
  const waiting = alike.filter(({ isBooked }) => !isBooked);
  const found = waiting.filter(({ truck }) => truck !== null).length;
  const onlySome = `Only ${found} of ${waiting.length + 1} ${kind[1]} ${are(found)}`;
  const early = untilTooEarly(left, search, day);
  if (early) {
    const { until, way, entry } = early;
    const who = left.length === 1 ? `The ${other}${kind[0]}` : capital(`${other}${kind[1]}`);
    const is = `${who} ${are(left.length)} available until ${until}`;
    const why = `${found > 0 ? `${onlySome} available after ${until}` : is}${way}`;
    return { why, ...(entry && { entry }) };
  }
  const free = found > 0 ? `${onlySome} free` : `No ${other}${kind[0]} is free`;
  const way = `Choose another start${instead ? `, or ${instead}` : ''}`;
  return { why: `${free} ${work.times}. ${way}` };
}

function workOf({ id, booking, yardWindow, times }: BoardBlock): SoughtWork {
  const { yardLegs, bookingEnvelope } = booking.operation;
  const { requiresLift } = booking.metaData;
  const hours = { ...yardLegs, job: bookingEnvelope.jobDuration };
  return { operationId: id, ...hours, window: yardWindow, times, requiresLift };
}

/** Why one block has no truck; `waiting` are all of its customer that wait, with what was found for some. */
export function whyLeft(
  block: BoardBlock,
  { waiting, fits }: { waiting: readonly BoardBlock[]; fits: readonly Fit[] },
  model: BoardModel,
  isCustomerActive: boolean,
): NoTruck {
  if (!isCustomerActive) return { why: 'The customer is canceled' };
  const found = new Map(fits.map((fit) => [fit.block, fit.truck._id]));
  const others = waiting
    .filter((one) => one !== block)
    .map((one) => ({
      requiresLift: one.booking.metaData.requiresLift,
      truck: found.get(one) ?? null,
      isBooked: false,
    }));
  const booked = model.lanes.flatMap((lane) => {
    const own = ownOn(lane, block);
    const requiresLift = own.some((one) => one.booking.metaData.requiresLift);
    return own.length > 0 ? [{ requiresLift, truck: lane.truck._id, isBooked: true }] : [];
  });
  const instead = block.place.unassigned ? null : 'put it on the Unassigned row';
  return whyNone({ work: workOf(block), others: [...others, ...booked], instead }, model.view);
}

/**
 * Why the trucks of a board do not take all of these operations; null if they do. `blocks` are those of one
 * customer that wait.
 */
export function whyNoTruck(
  blocks: readonly BoardBlock[],
  model: BoardModel,
  given: FitGiven,
): NoTruck | null {
  const { fits, left } = fitsInTurn(blocks, model, given);
  return left && whyLeft(left, { waiting: blocks, fits }, model, given.isCustomerActive);
}
