import { instantAt, wallMinutesOf } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import { startChoices } from '#modules/moves/contract/operation-times.js';
import type { AvailabilityView } from '#modules/scheduling/contract/availability.view.js';
import { clockMinutes, judgeDrop, showClock } from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import type { Day } from '../../../shared/format';
import { truckOn, type BoardModel } from './board-model';

/** When a move's first truck is to start, `HH:mm` on the branch's clock. */
export interface WantedDay {
  day: Day;
  start: string;
}

/** One truck's part as it would be on the wanted day. */
export interface PlannedPart {
  operation: OperationView;
  /** `HH:mm`. */
  start: string;
  /** What its truck would be used for. */
  window: TimeWindow;
  requiresLift: boolean;
}

const OFFERED_DAYS = 6;

const minutesOf = ({ date, timezone }: OperationView): number =>
  wallMinutesOf(new Date(date), timezone);

/** When the first of an activity's trucks starts now. */
export const firstStart = ({ operations }: ActivityView): string =>
  showClock(Math.min(...operations.map(minutesOf)));

/** Each part on the wanted day, as long after the first as now. */
export function plannedParts(activity: ActivityView, { day, start }: WantedDay): PlannedPart[] {
  const later = clockMinutes(start) - clockMinutes(firstStart(activity));
  return activity.operations.map((operation) => {
    const { bookingEnvelope: drives, duration, timezone } = operation;
    const minutes = minutesOf(operation) + later;
    const date = instantAt(day, minutes, timezone);
    const { startingDriveTime, endingDriveTime } = drives;
    const times = { date, duration, startingDriveTime, endingDriveTime };
    return {
      operation,
      start: showClock(minutes),
      window: envelopeWindow(bookingEnvelope(times)),
      requiresLift: operation.requiresLift || activity.requiresLift,
    };
  });
}

/** The starts to choose from for the first truck. */
export function startsOf({ operations }: ActivityView): string[] {
  const [first] = [...operations].sort((a, b) => minutesOf(a) - minutesOf(b));
  if (!first) return [];
  const { startingDriveTime, endingDriveTime } = first.bookingEnvelope;
  const { duration, earlyStart } = first;
  const times = { duration, earlyStart, startingDriveTime, endingDriveTime };
  return startChoices(times, minutesOf(first)).map(showClock);
}

/** The next days with room, at the present hour if that is free. */
export const daysWithRoom = (
  { availabilities }: AvailabilityView,
  activity: ActivityView,
): WantedDay[] =>
  availabilities
    .filter(({ date, startTimes }) => date !== activity.activityDay && startTimes.length > 0)
    .slice(0, OFFERED_DAYS)
    .map(({ date, startTimes }) => {
      const now = firstStart(activity);
      const isSame = startTimes.some(({ time }) => time === now);
      return { day: date, start: isSame ? now : (startTimes[0]?.time ?? now) };
    });

/** The trucks of a day that could take a part if the activity were off its trucks. */
export function freeTrucks(
  { operation, window, requiresLift }: PlannedPart,
  activity: ActivityView,
  { view, lanes }: BoardModel,
  now: number,
): DayTruckView[] {
  const own = new Set(activity.operations.map(({ _id }) => _id));
  const { date: day, timezone } = view.day;
  const moved = { operationId: operation._id, window, requiresLift, day, timezone };
  return lanes
    .filter((lane) => {
      const truck = truckOn(lane, view, now);
      const taken = truck.taken.filter(({ operationId }) => !own.has(operationId ?? ''));
      const { branchId } = lane.truck;
      const verdict = judgeDrop(
        { ...moved, branchId, isCustomerActive: true },
        { ...truck, taken },
      );
      return verdict === 'OK';
    })
    .map(({ truck }) => truck);
}

/**
 * A truck for each part: its present one if that is free, else the first that is; null if none is.
 */
export function chosenTrucks(
  parts: readonly PlannedPart[],
  free: readonly (readonly DayTruckView[])[],
  chosen: Readonly<Record<string, string>>,
): (string | null)[] {
  const used = new Set<string>();
  return parts.map(({ operation }, at) => {
    const ids = (free[at] ?? []).map(({ _id }) => _id).filter((id) => !used.has(id));
    const wanted = [chosen[operation._id], operation.truck, ...ids];
    const truck = wanted.find((id) => id && ids.includes(id)) ?? null;
    if (truck) used.add(truck);
    return truck;
  });
}
