import type { LocalDate } from '#kernel/local-date.js';
import type { StoredBasis } from './estimates/estimate-basis.js';
import type { FigureOrigins } from './estimates/figure-origins.js';
import type { Operation } from './operation.js';
import type { Stop } from './stop.js';

/** An activity without its stops and operations; hours as decimals. */
export interface ActivityFields {
  readonly id: string;
  readonly created: Date;
  /** The customer's version that last changed anything in this activity. */
  readonly changedVersion: number;
  readonly activityDay: LocalDate;
  readonly estHours: number;
  readonly minTime: number;
  /** Over all trucks. */
  readonly numMovers: number;
  readonly truckCount: number;
  /** Where hours, movers, trucks and minimum come from. */
  readonly figureOrigins: FigureOrigins;
  readonly costingStrategy: string;
  readonly notes: string;
  readonly alerts: string;
  readonly toBeMoved: string;
  readonly inventory: string;
  readonly requiresLift: boolean;
  /** First leg from the branch, exact hours; kept while the work there is Hold. */
  readonly startingDriveTime: number | null;
  /** Last leg to the branch. */
  readonly endingDriveTime: number | null;
  /** Raised by each refresh of the drive times. */
  readonly transitVersion: number;
  /** The version of the constants that the stored estimate was computed with. */
  readonly constantsVersion: number | null;
  /** What the size tables said when the activity was last written; null if they say nothing. */
  readonly automatedHours: number | null;
  readonly automatedMovers: number | null;
  readonly automatedTrucks: number | null;
  /** What that estimate was made of; null while a stop had none. */
  readonly estimateBasis: StoredBasis | null;
}

/** One day's work for a customer: its stops in the order of travel, and its operations. */
export interface Activity extends ActivityFields {
  readonly locations: readonly Stop[];
  readonly operations: readonly Operation[];
}
