import { type LocalDate, instantAt } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { BOARD_CONFIG, clockMinutes } from './board-config.js';
import { type DayCrew, LEAD_POSITION, moverAt, requiredSeats } from './crew.js';
import { tightTurnarounds } from './turnaround.js';

/** What is counted at the top of the board and stepped through, in the order of urgency. */
export const BOARD_MARKS = [
  'unassigned',
  'tight',
  'missingLead',
  'shortCrew',
  'unconfirmed',
  'problemAddress',
  'lateFinish',
  'farEstimate',
  'runningLate',
] as const;
export type BoardMark = (typeof BOARD_MARKS)[number];

export interface MarkedBooking {
  operationId: string;
  /** Null on the row Unassigned Moves. */
  truckId: string | null;
  /** The envelope; its end is the return to the yard. */
  window: TimeWindow;
  jobEnd: Date;
  /** Where the branch's mark of a late finish goes by it: when 80 % of such jobs are done, if later. */
  latestEnd?: Date | null;
  moverCount: number;
  /** The operation from which its truck comes directly. */
  follows: string | null;
  /** The activity has as many as it wants. */
  hasAllTrucks: boolean;
  hasProblemAddress: boolean;
  /** Hours, movers or trucks are far from the automated estimate. */
  isFarFromEstimate: boolean;
  /** It has not begun, or will not end, as planned. */
  isRunningLate: boolean;
}

export interface BoardDay {
  day: LocalDate;
  timezone: string;
  bookings: readonly MarkedBooking[];
  crew: DayCrew;
  /** Between two moves that follow each other directly. */
  turnaroundMinutes: number;
}

/** Ids of what a mark is on: trucks for crews, operations for the rest. */
export type BoardMarkIds = Record<BoardMark, string[]>;

const JOB_END_LIMIT = clockMinutes(BOARD_CONFIG.jobEndLimit);
const RETURN_LIMIT = clockMinutes(BOARD_CONFIG.returnLimit);

/** The job ends after 18:30 or the truck is back after 21:30 (R-RANGE-8). */
export const isLateFinish = (
  booking: Pick<MarkedBooking, 'window' | 'jobEnd' | 'latestEnd'>,
  day: LocalDate,
  timezone: string,
): boolean =>
  (booking.latestEnd ?? booking.jobEnd) > instantAt(day, JOB_END_LIMIT, timezone) ||
  booking.window.end > instantAt(day, RETURN_LIMIT, timezone);

type OnTruck = MarkedBooking & { truckId: string };
const isOnTruck = (booking: MarkedBooking): booking is OnTruck => booking.truckId !== null;

/** Movers that a truck with bookings still lacks. */
export function missingMovers(
  crew: DayCrew,
  truckId: string,
  moverCounts: readonly number[],
): number {
  const seated = crew.movers.filter(({ truck }) => truck === truckId).length;
  return Math.max(0, requiredSeats(moverCounts) - seated);
}

/** All marks of a day (R-BOARD-9). */
export function boardMarks({
  day,
  timezone,
  bookings,
  crew,
  turnaroundMinutes,
}: BoardDay): BoardMarkIds {
  const booked = bookings.filter(isOnTruck);
  const trucks = [...new Set(booked.map(({ truckId }) => truckId))];
  const countsOn = (truck: string): number[] =>
    booked.filter(({ truckId }) => truckId === truck).map(({ moverCount }) => moverCount);
  const operations = (of: readonly MarkedBooking[]): string[] =>
    of.map(({ operationId }) => operationId);
  const tight = tightTurnarounds(
    booked.map(({ operationId, truckId, follows, window }) => ({
      operationId,
      truckId,
      follows,
      ...window,
    })),
    turnaroundMinutes,
  );
  return {
    unassigned: operations(bookings.filter(({ truckId }) => truckId === null)),
    tight: operations(booked.filter(({ operationId }) => tight.has(operationId))),
    missingLead: trucks.filter((truck) => moverAt(crew, truck, LEAD_POSITION) === null),
    shortCrew: trucks.filter((truck) => missingMovers(crew, truck, countsOn(truck)) > 0),
    unconfirmed: operations(booked.filter(({ hasAllTrucks }) => !hasAllTrucks)),
    problemAddress: operations(bookings.filter(({ hasProblemAddress }) => hasProblemAddress)),
    lateFinish: operations(bookings.filter((booking) => isLateFinish(booking, day, timezone))),
    farEstimate: operations(bookings.filter(({ isFarFromEstimate }) => isFarFromEstimate)),
    runningLate: operations(booked.filter((booking) => booking.isRunningLate)),
  };
}
