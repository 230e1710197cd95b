import { HOUR_MS } from '#kernel/time-window.js';

/** Below it, sending alone explains the difference. */
const TOLERATED_MS = 5_000;
const WRONG_CLOCK_MS = 12 * HOUR_MS;

/** By how many milliseconds a phone's clock is behind. */
export function skewOf(received: Date, sentAt: Date): number {
  const skew = received.getTime() - sentAt.getTime();
  return Math.abs(skew) <= TOLERATED_MS ? 0 : skew;
}

export const corrected = (deviceAt: Date, skew: number): Date =>
  new Date(deviceAt.getTime() + skew);

/** A clock so wrong that only people can say when it was. */
export const isClockWrong = ({ at, deviceAt }: { at: Date; deviceAt: Date }): boolean =>
  Math.abs(at.getTime() - deviceAt.getTime()) > WRONG_CLOCK_MS;
