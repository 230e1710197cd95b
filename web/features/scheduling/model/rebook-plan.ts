import { addDays, daysBetween, instantAt, localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { MINUTE_MS, plusHours, type TimeWindow } from '#kernel/time-window.js';
import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import { startChoices } from '#modules/moves/contract/operation-times.js';
import type { AvailabilityView } from '#modules/scheduling/contract/availability.view.js';
import { clockMinutes, judgeDrop, showClock } from '#modules/scheduling/contract/board-rules.js';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { JOB_HOURS, SLOTS } from '#modules/scheduling/contract/limits.js';
import { showTime, type Day } from '../../../shared/format';
import { truckOn, type BoardModel } from './board-model';
import { whyNone } from './why-no-truck';

/** When a move's first truck is to start, `HH:mm` on the branch's clock. */
export interface WantedDay {
  day: Day;
  start: string;
  /** Hours of each job; absent: as long as now. */
  hours?: number;
}

/** One truck's part as it would be on the wanted day. */
export interface PlannedPart {
  operation: OperationView;
  /** `HH:mm`. */
  start: string;
  /** Hours. */
  duration: number;
  /** What its truck would be used for. */
  window: TimeWindow;
  requiresLift: boolean;
}

/** Days on which several trucks are free at once. */
export interface RoomSought {
  branchId: string;
  slots: number;
  /** Hours. */
  duration: number;
  requiresLift: boolean;
  from: Day;
  days: number;
}

/** So many days are offered at once. */
export const OFFERED_DAYS = 6;
/** How far around the booked day is looked: at first, and at most (the search takes 90 days). */
export const REACH = { first: 28, most: 44 } as const;

const minutesOf = ({ date, timezone }: OperationView): number =>
  wallMinutesOf(new Date(date), timezone);

/** When the first of an activity's trucks starts now. */
export const firstStart = ({ operations }: ActivityView): string =>
  showClock(Math.min(...operations.map(minutesOf)));

/** Each part on the wanted day, as long after the first as now. */
export function plannedParts(
  activity: ActivityView,
  { day, start, hours }: WantedDay,
): PlannedPart[] {
  const later = clockMinutes(start) - clockMinutes(firstStart(activity));
  return activity.operations.map((operation) => {
    const { bookingEnvelope: drives, timezone } = operation;
    const duration = hours ?? operation.duration;
    const minutes = minutesOf(operation) + later;
    const date = instantAt(day, minutes, timezone);
    const { startingDriveTime, endingDriveTime } = drives;
    const times = { date, duration, startingDriveTime, endingDriveTime };
    return {
      operation,
      start: showClock(minutes),
      duration,
      window: envelopeWindow(bookingEnvelope(times)),
      requiresLift: operation.requiresLift || activity.requiresLift,
    };
  });
}

/** Whether the parts of two states are the same, at the same hours and on the same trucks. */
export function isSameWork(a: ActivityView, b: ActivityView): boolean {
  const [held, other] = [a, b].map(({ operations }) =>
    operations
      .map((part) => [part._id, part.truck, part.unassigned, minutesOf(part), part.duration])
      .map((part) => JSON.stringify(part))
      .sort()
      .join(),
  );
  return a.activityDay === b.activityDay && held === other;
}

/** How long the work takes on each truck now; null where they differ. */
export function hoursNow({ operations }: ActivityView): number | null {
  const [first] = operations;
  const isOne = operations.every(({ duration }) => duration === first?.duration);
  return isOne ? (first?.duration ?? null) : null;
}

/** The starts to choose from for the first truck; `hours` as in WantedDay. */
export function startsOf({ operations }: ActivityView, hours?: number): string[] {
  const [first] = [...operations].sort((a, b) => minutesOf(a) - minutesOf(b));
  if (!first) return [];
  const { startingDriveTime, endingDriveTime } = first.bookingEnvelope;
  const { earlyStart } = first;
  const duration = hours ?? first.duration;
  const times = { duration, earlyStart, startingDriveTime, endingDriveTime };
  return startChoices(times, minutesOf(first)).map(showClock);
}

/** Whether its trucks need not leave the yard before what a search for free times asks for (R-SLOT-3). */
function leavesInTime(activity: ActivityView, wanted: WantedDay, now: Date): boolean {
  const earliest = now.getTime() + SLOTS.noticeMinutes * MINUTE_MS;
  return plannedParts(activity, wanted).every(({ window }) => window.start.getTime() >= earliest);
}

/** How far a day is from the booked one; of two as far, the later comes first. */
const farFrom =
  (booked: Day) =>
  (day: Day): number => {
    const days = daysBetween(booked, day);
    return days > 0 ? days - 0.5 : -days;
  };

/** The days with room, the nearest to the booked one first, at the present hour if that is free (R-BOARD-37). */
export function daysWithRoom(
  { availabilities }: AvailabilityView,
  activity: ActivityView,
  now: Date,
): WantedDay[] {
  const present = firstStart(activity);
  const far = farFrom(activity.activityDay);
  return availabilities
    .filter(({ date }) => date !== activity.activityDay)
    .sort((a, b) => far(a.date) - far(b.date))
    .flatMap(({ date: day, startTimes }) => {
      const starts = startTimes.map(({ time }) => time);
      if (starts.includes(present)) starts.unshift(present);
      const start = starts.find((time) => leavesInTime(activity, { day, start: time }, now));
      return start === undefined ? [] : { day, start };
    });
}

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
      const truck = truckOn(lane, { view, lanes }, now);
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

/** Chosen for a part that is to stay without a truck. */
export const NO_TRUCK = 'none';

/** By part: a truck or NO_TRUCK. */
export type ChosenTrucks = Readonly<Record<string, string>>;

const isOnBoard = ({ truck, unassigned }: OperationView): boolean => truck !== null || unassigned;

interface Around {
  now: Date;
  /** Days before and after the booked one. */
  reach: number;
  /** As in WantedDay. */
  hours?: number | undefined;
}

/** The days to offer need room for the parts that are on the board now; none is before today. */
export function roomSought(
  activity: ActivityView,
  { now, reach, hours }: Around,
): Omit<RoomSought, 'branchId'> {
  const { operations, requiresLift } = activity;
  const booked = operations.filter(isOnBoard);
  // A length that is cleared on the page counts as 0 until a save names it.
  const duration = Math.max(
    JOB_HOURS.min,
    ...booked.map((operation) => hours ?? operation.duration),
  );
  const [first] = operations;
  const today = first ? localDateOf(now, first.timezone) : activity.activityDay;
  const earliest = addDays(activity.activityDay, -reach);
  const from = earliest > today ? earliest : today;
  const days = Math.max(reach, daysBetween(from, activity.activityDay) + reach + 1);
  return { slots: Math.max(1, booked.length), duration, requiresLift, from, days };
}

/** A part's truck chosen; another part that had it goes without its choice. */
export function withChoice(chosen: ChosenTrucks, partId: string, truck: string): ChosenTrucks {
  const others = Object.entries(chosen).filter(([, had]) => had === NO_TRUCK || had !== truck);
  return { ...Object.fromEntries(others), [partId]: truck };
}

/**
 * A truck for each part, none twice: what is chosen first, then present trucks that are free, then
 * what else is. NO_TRUCK where that is chosen or the part is on no board now; null if none is free.
 */
export function chosenTrucks(
  parts: readonly PlannedPart[],
  free: readonly (readonly DayTruckView[])[],
  chosen: ChosenTrucks,
): (string | null)[] {
  const found = new Map<number, string>();
  const used = new Set<string>();
  const take = (at: number, truck: string | null | undefined): void => {
    if (!truck || found.has(at) || used.has(truck)) return;
    if (truck !== NO_TRUCK) {
      if (!free[at]?.some(({ _id }) => _id === truck)) return;
      used.add(truck);
    }
    found.set(at, truck);
  };
  parts.forEach(({ operation }, at) => take(at, chosen[operation._id]));
  parts.forEach(({ operation }, at) => take(at, isOnBoard(operation) ? operation.truck : NO_TRUCK));
  parts.forEach((_, at) => free[at]?.forEach(({ _id }) => take(at, _id)));
  return parts.map((_, at) => found.get(at) ?? null);
}

/** Why no truck of a day takes a part, for which none is chosen; `trucks` as from chosenTrucks. */
export function whyNoneFree(
  part: PlannedPart,
  parts: readonly PlannedPart[],
  trucks: readonly (string | null)[],
  { view }: BoardModel,
): string {
  const { operation, duration, window, requiresLift } = part;
  const { startingDriveTime: out, endingDriveTime: back } = operation.bookingEnvelope;
  const [start, end] = [plusHours(window.start, out), plusHours(window.end, -back)];
  const times = [start, end].map((at) => showTime(at, view.day.timezone)).join(' – ');
  const work = { operationId: operation._id, ...{ out, job: duration, back } };
  const others = parts.flatMap((other, at) => {
    const truck = trucks[at] ?? null;
    const isOut = other === part || truck === NO_TRUCK;
    return isOut ? [] : [{ requiresLift: other.requiresLift, truck, isBooked: false }];
  });
  const search = { work: { ...work, window, times, requiresLift }, others };
  return whyNone({ ...search, instead: 'choose “No truck yet”' }, view).why;
}
