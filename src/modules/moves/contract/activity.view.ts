import type { ArrivalWindowView } from './arrival-window.js';
import type { OperationLegsView } from './direct-legs.js';
import type { FigureOrigins } from '../domain/estimates/figure-origins.js';
import type { LocationView } from './location.view.js';
import type { ActivityState, ActivityType } from './move-terms.js';

/** Drive out + job + drive back around one operation; hours as decimals, instants in UTC. */
export interface BookingEnvelopeView {
  bookingStart: string;
  bookingDuration: number;
  jobStart: string;
  jobDuration: number;
  /** Drive Out. */
  startingDriveTime: number;
  /** Dollars. Absent for reduced readers. */
  startingTripFee?: number;
  /** Drive Back. */
  endingDriveTime: number;
  /** Dollars. Absent for reduced readers. */
  endingTripFee?: number;
}

/** One truck's share of an activity. */
export interface OperationView extends OperationLegsView {
  _id: string;
  /** Truck id; `null` while it is not on a truck. */
  truck: string | null;
  /** On the Unassigned row of its day. */
  unassigned: boolean;
  moverCount: number;
  /** Hours. */
  duration: number;
  /** Instant at which the job starts. */
  date: string;
  timezone: string;
  earlyStart: boolean;
  earlyStartNotes: string;
  requiresLift: boolean;
  /** When the customer expects the crew; `null` where the start itself was promised. */
  arrivalWindow: ArrivalWindowView | null;
  bookingEnvelope: BookingEnvelopeView;
}

/** First and last leg of an activity; exact hours, `null` while unknown. */
export interface TransitInfoView {
  /** Raised by each refresh of drive times. */
  version: number;
  startingDriveTime: number | null;
  /** Dollars. Absent for reduced readers. */
  startingTripFee?: number;
  endingDriveTime: number | null;
  /** Dollars. Absent for reduced readers. */
  endingTripFee?: number;
}

/** Dollars of an activity; the keys are absent for reduced readers. */
export interface ActivityCostsView {
  /** For one mover for one hour: the customer's rate. */
  moveRate?: number;
  /** For one hour of the whole crew. */
  totalHourlyRate?: number;
  totalTripFees?: number;
  totalPacking?: number;
  estCost?: number;
  estCostMin?: number;
  estTotalCost?: number;
  estTotalCostMin?: number;
}

/** One day's work for a customer. */
export interface ActivityView extends ActivityCostsView {
  _id: string;
  activityType: ActivityType;
  /** `YYYY-MM-DD`. */
  activityDay: string;
  state: ActivityState;
  /** Hours. */
  estHours: number;
  /** Hours. */
  minTime: number;
  /** Over all trucks. */
  numMovers: number;
  truckCount: number;
  /** Where each of these four comes from; `outdated`: from an estimate of stops that have changed since. */
  figureOrigins: FigureOrigins;
  costingStrategy: string;
  /** Shown as Move Alerts. */
  notes: string;
  alerts: string;
  toBeMoved: string;
  inventory: string;
  requiresLift: boolean;
  hasPrevDayActivity: boolean;
  hasNextDayActivity: boolean;
  /** Flights, shown with the Stairs column (R-EST-14). */
  stairsTime: number;
  transitInfo: TransitInfoView;
  /** In the order of travel. */
  locations: LocationView[];
  operations: OperationView[];
}

/** Answer of POST /move/activity (201). */
export interface ActivityCreatedView {
  activity: ActivityView;
  nounce: string;
}

/** Answer of DELETE /move/activity. */
export interface NounceView {
  nounce: string;
}
