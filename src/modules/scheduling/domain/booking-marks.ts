import { CONFIRMED_WITHIN_DAYS } from '#kernel/confirmation.js';
import { addDays, instantAt, localDateOf, type LocalDate } from '#kernel/local-date.js';
import { BOARD_CONFIG, clockMinutes } from './board-config.js';
import { cantStart, isRunningLate, mayRunLate, type PlannedJob } from './late-jobs.js';
import type { BoardDay, MarkedBooking } from './marked-booking.js';

const JOB_END_LIMIT = clockMinutes(BOARD_CONFIG.jobEndLimit);
const RETURN_LIMIT = clockMinutes(BOARD_CONFIG.returnLimit);

/** The job ends after 18:30 or the truck is back after 21:30 (R-RANGE-8). */
export const isLateFinish = (
  { window, job, latestEnd }: Pick<MarkedBooking, 'window' | 'job' | 'latestEnd'>,
  day: LocalDate,
  timezone: string,
): boolean =>
  (latestEnd ?? job.end) > instantAt(day, JOB_END_LIMIT, timezone) ||
  window.end > instantAt(day, RETURN_LIMIT, timezone);

/** When a mark is judged, and on which board. */
export type JudgedOn = Pick<BoardDay, 'day' | 'timezone' | 'now'>;

const plannedJob = (
  { truckId, window, job }: Pick<MarkedBooking, 'truckId' | 'window' | 'job'>,
  { day, timezone }: JudgedOn,
): PlannedJob => ({ day, timezone, truckId, envelopeStart: window.start, ...job });

const isBooked = ({ truckId }: MarkedBooking): boolean => truckId !== null;

/** What its customer is still to be told of a booked day, as a mark; null where that is nothing (R-BOARD-60). */
export function confirmationMark(
  confirmation: MarkedBooking['confirmation'],
  day: LocalDate,
  today: LocalDate,
): 'reconfirm' | 'notConfirmed' | null {
  if (day < today) return null;
  if (confirmation === 'changed') return 'reconfirm';
  const isSoon = day <= addDays(today, CONFIRMED_WITHIN_DAYS);
  return confirmation === 'none' && isSoon ? 'notConfirmed' : null;
}

const toldMark = ({ confirmation }: MarkedBooking, { day, timezone, now }: JudgedOn) =>
  confirmationMark(confirmation, day, localDateOf(now, timezone));

/** What says of a booking by itself that it is so marked (R-BOARD-60). */
export const BOOKING_MARKS = {
  unassigned: (booking) => !isBooked(booking),
  cantStart: (booking, on) => cantStart(plannedJob(booking, on), booking.facts, on.now),
  runningLate: (booking, on) => isRunningLate(plannedJob(booking, on), booking.facts, on.now),
  missingTruck: (booking) => isBooked(booking) && !booking.hasAllTrucks,
  driveUnknown: (booking) => isBooked(booking) && !booking.isDriveKnown,
  reconfirm: (booking, on) => isBooked(booking) && toldMark(booking, on) === 'reconfirm',
  notConfirmed: (booking, on) => isBooked(booking) && toldMark(booking, on) === 'notConfirmed',
  mayRunLate: (booking, on) => mayRunLate(plannedJob(booking, on), booking.facts, on.now),
  lateFinish: (booking, on) => isLateFinish(booking, on.day, on.timezone),
  farEstimate: ({ isFarFromEstimate }) => isFarFromEstimate,
  problemAddress: ({ hasProblemAddress }) => hasProblemAddress,
} as const satisfies Record<string, (booking: MarkedBooking, on: JudgedOn) => boolean>;
