import { addDays, instantAt, isLocalDate } from '../../../../kernel/local-date.js';

/** A day begins when the clock of `timezone` says so; an instant is itself. */
export const beginOf = (moment: string, timezone: string): Date =>
  isLocalDate(moment) ? instantAt(moment, 0, timezone) : new Date(moment);

/** The first instant that is no longer in the period: a day counts to its end. */
export const endOf = (moment: string, timezone: string): Date =>
  isLocalDate(moment) ? instantAt(addDays(moment, 1), 0, timezone) : new Date(moment);
