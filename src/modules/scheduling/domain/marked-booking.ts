import type { Confirmation } from '#kernel/confirmation.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import type { DayCrew } from './crew.js';
import type { JobFacts } from './late-jobs.js';

/** A booking of a board, as far as its marks need it. */
export interface MarkedBooking {
  operationId: string;
  /** Null on the row Unassigned Moves. */
  truckId: string | null;
  /** The envelope; its end is the return to the yard. */
  window: TimeWindow;
  /** The job without its drives. */
  job: TimeWindow;
  /** The last moment at which its customer was promised that it starts. */
  promisedTo: Date;
  facts: JobFacts;
  /** Where the branch's mark of a late finish goes by it: when 80 % of such jobs are done, if later. */
  latestEnd?: Date | null;
  moverCount: number;
  /** The operation from which its truck comes directly. */
  follows: string | null;
  /** The activity has as many as it wants. */
  hasAllTrucks: boolean;
  /** Its drives are fetched or typed, and none of them is cut. */
  isDriveKnown: boolean;
  /** Whether its customer was told the plan: as it is, before it changed, never; null for whom that is not shown. */
  confirmation: Confirmation | null;
  /** Work was difficult before at one of its stops, and its notes do not say why. */
  hasProblemAddress: boolean;
  /** Hours, movers or trucks are far from the automated estimate. */
  isFarFromEstimate: boolean;
}

/** A board at a moment: marks go by what is known by then. */
export interface BoardDay {
  day: LocalDate;
  timezone: string;
  now: Date;
  bookings: readonly MarkedBooking[];
  crew: DayCrew;
  /** Between two moves that follow each other directly. */
  turnaroundMinutes: number;
}
