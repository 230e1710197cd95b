import { MINUTE_MS, plusHours } from '#kernel/time-window.js';

/** Hours as decimals. */
export interface ScheduledEnvelope {
  bookingStart: Date;
  jobStart: Date;
  jobDuration: number;
}

/** When a crew member is where, as in GET /assignment/schedule. */
export interface PersonalTimes {
  /** At the yard; `depart` where the truck comes straight from the job before. */
  arrive: Date;
  /** From the yard, or from the job before. */
  depart: Date;
  /** The job. */
  start: Date;
  end: Date;
}

/** Minutes before `depart` at which a crew arrives at the yard. */
const YARD_MINUTES = 30;

/** When to be where (R-CREW-9); straight from the job before, nobody is at the yard. */
export const personalTimes = (
  envelope: ScheduledEnvelope,
  { fromJobBefore = false }: { fromJobBefore?: boolean } = {},
): PersonalTimes => ({
  arrive: fromJobBefore
    ? envelope.bookingStart
    : new Date(envelope.bookingStart.getTime() - YARD_MINUTES * MINUTE_MS),
  depart: envelope.bookingStart,
  start: envelope.jobStart,
  end: plusHours(envelope.jobStart, envelope.jobDuration),
});
