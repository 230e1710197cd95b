import { HOUR_MS } from '#kernel/time-window.js';

/** How many moves visitors who have something in common may book in 24 hours. */
export interface BookingLimits {
  anAddress: number;
  aContact: number;
  aNetwork: number;
  aNetwork56: number;
  aNetwork48: number;
}

/**
 * A booking of the last 24 hours, and what its visitor has in common with the one who is booking
 * now.
 */
export interface RecentBooking {
  bookedAt: Date;
  sameAddress: boolean;
  sameNetwork: boolean;
  sameNetwork56: boolean;
  sameNetwork48: boolean;
  samePhone: boolean;
  sameEmail: boolean;
}

type Common = Exclude<keyof RecentBooking, 'bookedAt'>;

/** The period of these limits: a visitor's bookings count no longer than this. */
export const COUNTED_MS = 24 * HOUR_MS;

const LIMIT_OF: Readonly<Record<Common, keyof BookingLimits>> = {
  sameAddress: 'anAddress',
  sameNetwork: 'aNetwork',
  sameNetwork56: 'aNetwork56',
  sameNetwork48: 'aNetwork48',
  samePhone: 'aContact',
  sameEmail: 'aContact',
};

/** When one more booking will be within all limits; undefined: now. */
export function mayBookAt(
  recent: readonly RecentBooking[],
  limits: BookingLimits,
): Date | undefined {
  const newestFirst = [...recent].sort((a, b) => b.bookedAt.getTime() - a.bookedAt.getTime());
  const waits = Object.entries(LIMIT_OF).flatMap(([common, limit]) => {
    const lastOfLimit = newestFirst.filter((one) => one[common as Common])[limits[limit] - 1];
    return lastOfLimit ? [lastOfLimit.bookedAt.getTime() + COUNTED_MS] : [];
  });
  return waits.length === 0 ? undefined : new Date(Math.max(...waits));
}
