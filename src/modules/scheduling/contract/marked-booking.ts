import { asDate } from '#kernel/instant.js';
import { promisedStart } from '#kernel/arrival-window.js';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import { envelopeWindow } from '#modules/moves/contract/envelope.js';
import type { JobFacts } from '../domain/late-jobs.js';
import type { MarkedBooking } from '../domain/marked-booking.js';
import { unnotedReasons } from '../domain/problem-reasons.js';
import type { ArrivalWindowView } from '#modules/moves/contract/arrival-window.js';
import type { BookingStopView, BookingView } from './booking.view.js';
import type { DayCustomerView } from './day.view.js';
import type { ProgressView } from './progress.view.js';

export type { BoardDay, MarkedBooking } from '../domain/marked-booking.js';

const moment = (instant: string | null): Date | null => (instant === null ? null : asDate(instant));

/** What is known of a job, for its marks. */
export const jobFacts = (progress: ProgressView): JobFacts => ({
  leftYard: moment(progress.leftYard),
  started: moment(progress.started),
  finished: moment(progress.finished),
  expectedStart: moment(progress.expectedStart),
  expectedEnd: moment(progress.expectedEnd),
  waitsFor: progress.waitsFor,
});

/** The last moment of the promise that is in force for a job that starts then. */
export const promisedTo = (start: Date, window: ArrivalWindowView | null): Date =>
  promisedStart(start, window && { from: asDate(window.from), to: asDate(window.to) }).to;

/** What a booking's marks go by besides the booking itself. */
export interface AroundBooking extends Pick<MarkedBooking, 'truckId' | 'latestEnd'> {
  confirmation: DayCustomerView['confirmation'];
  /** Stops that became difficult since they were saved; absent: none. */
  isProblem?: (stop: BookingStopView) => boolean;
}

/** A booking of a board, for its marks. */
export function markedBooking(
  { operation, metaData, progress }: BookingView,
  { confirmation, isProblem = () => false, ...around }: AroundBooking,
): MarkedBooking {
  const { bookingStart, bookingDuration } = operation.bookingEnvelope;
  const { locations, notes } = metaData.activity;
  const job = { start: asDate(metaData.startTime), end: asDate(metaData.endTime) };
  return {
    ...around,
    operationId: operation._id,
    follows: operation.follows?.operationId ?? null,
    window: envelopeWindow({ bookingStart: asDate(bookingStart), bookingDuration }),
    job,
    promisedTo: promisedTo(job.start, operation.arrivalWindow),
    facts: jobFacts(progress),
    moverCount: metaData.moverCount,
    hasAllTrucks: stateDescription(metaData.state).hasAllTrucks,
    isDriveKnown: metaData.drives === 'known',
    confirmation: confirmation ?? null,
    hasProblemAddress:
      unnotedReasons(locations, notes).length > 0 ||
      locations.some((stop) => !stop.isProblem && isProblem(stop)),
    isFarFromEstimate: metaData.estimateGaps !== undefined,
  };
}
