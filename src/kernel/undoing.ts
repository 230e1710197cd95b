import { HOUR_MS } from './time-window.js';

/** How old an act may be that is taken back, in hours (R-API-15). */
const UNDONE_WITHIN_HOURS = 12;

/** The moment from which on acts are taken back, in milliseconds. */
export const undoneFrom = (now: number): number => now - UNDONE_WITHIN_HOURS * HOUR_MS;

/** What is said of one that is older. */
export const TOO_OLD_TO_UNDO = `It was done more than ${UNDONE_WITHIN_HOURS} hours ago.`;

/** What is said of one that somebody else did, did to something else, or did too long ago. */
export const NOT_YOURS_TO_UNDO = `This should be something that you did here in the last ${UNDONE_WITHIN_HOURS} hours`;
