import { BOOKING_MARKS } from './booking-marks.js';
import { type DayCrew, LEAD_POSITION, moverAt, requiredSeats } from './crew.js';
import type { BoardDay, MarkedBooking } from './marked-booking.js';
import { tightTurnarounds } from './turnaround.js';

/** What is counted at the top of the board and stepped through, in the order of urgency. */
export const BOARD_MARKS = [
  'unassigned',
  'cantStart',
  'runningLate',
  'tight',
  'missingLead',
  'shortCrew',
  'missingTruck',
  'driveUnknown',
  'reconfirm',
  'notConfirmed',
  'mayRunLate',
  'lateFinish',
  'farEstimate',
  'problemAddress',
] as const;
export type BoardMark = (typeof BOARD_MARKS)[number];

/** Ids of what a mark is on: trucks for crews, operations for the rest. */
export type BoardMarkIds = Record<BoardMark, string[]>;

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

/** All marks of a day (R-BOARD-9, R-BOARD-60). */
export function boardMarks(board: BoardDay): BoardMarkIds {
  const { bookings, crew } = board;
  const booked = bookings.filter(isOnTruck);
  const trucks = [...new Set(booked.map(({ truckId }) => truckId))];
  const countsOn = (truck: string): number[] =>
    booked.filter(({ truckId }) => truckId === truck).map(({ moverCount }) => moverCount);
  const tight = tightAmong(booked, board.turnaroundMinutes);
  const marked = (mark: keyof typeof BOOKING_MARKS): string[] =>
    operations(bookings.filter((booking) => BOOKING_MARKS[mark](booking, board)));
  return {
    unassigned: marked('unassigned'),
    cantStart: marked('cantStart'),
    runningLate: marked('runningLate'),
    tight: operations(booked.filter(({ operationId }) => tight.has(operationId))),
    missingLead: trucks.filter((truck) => moverAt(crew, truck, LEAD_POSITION) === null),
    shortCrew: trucks.filter((truck) => missingMovers(crew, truck, countsOn(truck)) > 0),
    missingTruck: marked('missingTruck'),
    driveUnknown: marked('driveUnknown'),
    reconfirm: marked('reconfirm'),
    notConfirmed: marked('notConfirmed'),
    mayRunLate: marked('mayRunLate'),
    lateFinish: marked('lateFinish'),
    farEstimate: marked('farEstimate'),
    problemAddress: marked('problemAddress'),
  };
}

const operations = (of: readonly MarkedBooking[]): string[] =>
  of.map(({ operationId }) => operationId);

const tightAmong = (booked: readonly OnTruck[], turnaroundMinutes: number): Set<string> =>
  tightTurnarounds(
    booked.map(({ operationId, truckId, follows, window }) => ({
      operationId,
      truckId,
      follows,
      ...window,
    })),
    turnaroundMinutes,
  );
