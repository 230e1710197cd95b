import { asDate, type Instant } from '#kernel/instant.js';
import { plusHours, type TimeWindow } from '#kernel/time-window.js';

/** What an operation says about its time; hours as decimals. */
export interface OperationTimes {
  date: Instant;
  duration: number;
  startingDriveTime: number;
  endingDriveTime: number;
}

/** Drive out + job + drive back around one operation; hours as decimals, half-open in time. */
export interface BookingEnvelope {
  bookingStart: Date;
  bookingDuration: number;
  jobStart: Date;
  jobDuration: number;
  startingDriveTime: number;
  endingDriveTime: number;
}

/**
 * The time for which a truck is taken (R-TIME-9). The date of the operation is the start of the
 * job.
 */
export function bookingEnvelope(times: OperationTimes): BookingEnvelope {
  const { duration, startingDriveTime, endingDriveTime } = times;
  const jobStart = asDate(times.date);
  return {
    bookingStart: plusHours(jobStart, -startingDriveTime),
    bookingDuration: startingDriveTime + duration + endingDriveTime,
    jobStart,
    jobDuration: duration,
    startingDriveTime,
    endingDriveTime,
  };
}

/** The time that the envelope takes, to the minute. */
export const envelopeWindow = (
  envelope: Pick<BookingEnvelope, 'bookingStart' | 'bookingDuration'>,
): TimeWindow => ({
  start: envelope.bookingStart,
  end: plusHours(envelope.bookingStart, envelope.bookingDuration),
});

export const jobEndOf = (times: Pick<OperationTimes, 'date' | 'duration'>): Date =>
  plusHours(asDate(times.date), times.duration);

/** A drive is shown as long when it is more than half of its booking (R-TIME-10). */
export const isLongDrive = (driveHours: number, bookingDuration: number): boolean =>
  bookingDuration > 0 && driveHours / bookingDuration > 0.5;
