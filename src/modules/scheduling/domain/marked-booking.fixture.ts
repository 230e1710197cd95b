import { plusHours } from '#kernel/time-window.js';
import { instantAt } from '#kernel/local-date.js';
import { clockMinutes } from './board-config.js';
import type { JobFacts } from './late-jobs.js';
import type { MarkedBooking } from './marked-booking.js';

/** A Saturday in November. */
export const DAY = '2026-11-21';
export const TIMEZONE = 'America/Chicago';
export const at = (clock: string, day = DAY): Date => instantAt(day, clockMinutes(clock), TIMEZONE);

/** Of a job of which nothing is known. */
const NO_FACTS: JobFacts = {
  leftYard: null,
  started: null,
  finished: null,
  expectedStart: null,
  expectedEnd: null,
  waitsFor: null,
};

/** What is known of a job, without what it is not about. */
export const facts = (known: Partial<JobFacts>): JobFacts => ({ ...NO_FACTS, ...known });

/** In order in every way, without drives, promised at its start. */
export const givenMarked = (
  operationId: string,
  truckId: string | null,
  [from, to]: readonly [string, string],
  over: Partial<MarkedBooking> = {},
): MarkedBooking => ({
  operationId,
  truckId,
  window: { start: at(from), end: at(to) },
  job: { start: at(from), end: at(to) },
  promisedTo: plusHours(at(from), 0.25),
  facts: NO_FACTS,
  follows: null,
  moverCount: 2,
  hasAllTrucks: true,
  isDriveKnown: true,
  confirmation: 'sent',
  hasProblemAddress: false,
  isFarFromEstimate: false,
  ...over,
});
