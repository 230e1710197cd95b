import type { BookingView } from '#modules/scheduling/contract/booking.view.js';

/** Drive out, job and drive back as shares of the whole block; they add up to 1. */
export interface BlockParts {
  out: number;
  job: number;
  back: number;
}

export function blockParts({ operation }: BookingView): BlockParts {
  const { startingDriveTime, jobDuration, endingDriveTime, bookingDuration } =
    operation.bookingEnvelope;
  if (bookingDuration <= 0) return { out: 0, job: 1, back: 0 };
  return {
    out: startingDriveTime / bookingDuration,
    job: jobDuration / bookingDuration,
    back: endingDriveTime / bookingDuration,
  };
}
