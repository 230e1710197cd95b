import { HOUR_MS } from '#kernel/time-window.js';

/** How soon an autobooked customer should be called. */
export const URGENCIES = ['snoozed', 'urgent', 'normal'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Until when an autobooking that was called rests, and from when it is urgent. */
export const AUTOBOOKING_HOURS = {
  snoozedAfterCall: 24,
  urgentAfterCall: 48,
  urgentWithoutCall: 24,
} as const;

const hoursSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / HOUR_MS;

/**
 * Snoozed up to 24 hours after the first confirmation call; urgent from 48 hours after it or,
 * without one, from 24 hours after the contract was created (R-LIST-14).
 */
export function autobookingUrgency(created: Date, firstCall: Date | null, now: Date): Urgency {
  if (firstCall === null) {
    return hoursSince(created, now) >= AUTOBOOKING_HOURS.urgentWithoutCall ? 'urgent' : 'normal';
  }
  const hours = hoursSince(firstCall, now);
  if (hours <= AUTOBOOKING_HOURS.snoozedAfterCall) return 'snoozed';
  return hours >= AUTOBOOKING_HOURS.urgentAfterCall ? 'urgent' : 'normal';
}

/** When an autobooking is no longer snoozed by its first confirmation call. */
export const snoozedUntil = (firstCall: Date): Date =>
  new Date(firstCall.getTime() + AUTOBOOKING_HOURS.snoozedAfterCall * HOUR_MS);
