import { HOUR_MS } from '#kernel/time-window.js';

/** How soon an autobooked customer should be called. */
export const URGENCIES = ['snoozed', 'urgent', 'normal'] as const;
export type Urgency = (typeof URGENCIES)[number];

const SNOOZE_HOURS = 24;
const URGENT_AFTER_CALL_HOURS = 48;
const URGENT_WITHOUT_CALL_HOURS = 24;

const hoursSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / HOUR_MS;

/**
 * Snoozed up to 24 hours after the first confirmation call; urgent from 48 hours after it or,
 * without one, from 24 hours after the contract was created (R-LIST-14).
 */
export function autobookingUrgency(created: Date, firstCall: Date | null, now: Date): Urgency {
  if (firstCall === null) {
    return hoursSince(created, now) >= URGENT_WITHOUT_CALL_HOURS ? 'urgent' : 'normal';
  }
  const hours = hoursSince(firstCall, now);
  if (hours <= SNOOZE_HOURS) return 'snoozed';
  return hours >= URGENT_AFTER_CALL_HOURS ? 'urgent' : 'normal';
}
