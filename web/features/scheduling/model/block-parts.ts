import { HOUR_MS } from '#kernel/time-window.js';
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

/** Between which shares of the block the customer expects the start; null where a start was promised. */
export function promisedPart({ operation }: BookingView): { from: number; to: number } | null {
  const { arrivalWindow, bookingEnvelope } = operation;
  const { bookingStart, bookingDuration } = bookingEnvelope;
  if (!arrivalWindow || bookingDuration <= 0) return null;
  const shareAt = (instant: string): number => {
    const hours = (Date.parse(instant) - Date.parse(bookingStart)) / HOUR_MS;
    return Math.min(1, Math.max(0, hours / bookingDuration));
  };
  return { from: shareAt(arrivalWindow.from), to: shareAt(arrivalWindow.to) };
}
