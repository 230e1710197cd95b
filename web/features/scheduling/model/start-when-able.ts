import { localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { startChoices } from '#modules/moves/contract/operation-times.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { showClock } from '#modules/scheduling/contract/board-rules.js';

/**
 * The first start, `HH:mm`, at which a job that waits can begin and may: not before its truck is there, nor in the past,
 * and one that is offered (R-TIME-3); null where that day has none anymore.
 * @param now ms since 1970
 */
export function startWhenAble(booking: BookingView, timezone: string, now: number): string | null {
  const { metaData, operation, progress } = booking;
  if (progress.expectedStart === null) return null;
  const first = new Date(Math.max(Date.parse(progress.expectedStart), now));
  const day = localDateOf(new Date(metaData.startTime), timezone);
  if (localDateOf(first, timezone) !== day) return null;
  const { startingDriveTime, endingDriveTime } = operation.bookingEnvelope;
  const { duration, earlyStart } = metaData;
  const choices = startChoices({ startingDriveTime, endingDriveTime, duration, earlyStart });
  const choice = choices.find((minutes) => minutes >= wallMinutesOf(first, timezone));
  return choice === undefined ? null : showClock(choice);
}
