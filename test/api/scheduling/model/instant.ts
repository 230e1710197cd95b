import { instantAt, wallMinutesOf } from '#kernel/local-date.js';

/** The home branch's. */
export const ZONE = 'America/Chicago';

/** The moment of so many hours after midnight. */
export const momentAt = (day: string, hours: number): Date => instantAt(day, hours * 60, ZONE);

/** The same as calls have it. */
export const instant = (day: string, hours: number): string => momentAt(day, hours).toISOString();

/** Hours after midnight of an instant. */
export const hoursOf = (moment: string): number => wallMinutesOf(new Date(moment), ZONE) / 60;
