import type { ArrivalWindowView } from '#modules/moves/contract/arrival-window.js';
import type { BookingEnvelopeView } from '#modules/moves/contract/activity.view.js';
import type { OperationLegsView } from '#modules/moves/contract/direct-legs.js';
import type { EstimateGap, FigureOrigins } from '#modules/moves/contract/estimating.js';
import type { BoardFieldOnWire } from '#modules/moves/contract/stop-fields.js';
import type { LocationView } from '#modules/moves/contract/location.view.js';
import type {
  ActivityState,
  ActivityType,
  DriveSource,
  Pin,
} from '#modules/moves/contract/move-terms.js';
import type { ProgressView, TailView } from './progress.view.js';

/** Where a block is: first column (0 is 07:00) and how many quarter hours it takes. */
export interface GridSpanView {
  column: number;
  span: number;
}

/** A stop as the board's popup and the day sheet show it. */
export type BookingStopView = Pick<LocationView, BoardFieldOnWire | 'items' | 'itemVolume'>;

export interface BookingActivityView {
  _id: string;
  activityType: ActivityType;
  notes: string;
  /** Hours. */
  estHours: number;
  /** Trucks that the activity needs. */
  truckCount: number;
  locations: BookingStopView[];
}

export interface BookingMetaView {
  state: ActivityState;
  nounce: string;
  /** Customer id, the same as `customerId`. */
  customer: string;
  customerId: string;
  customerName: string;
  /** The customer's; `''` where none is known. */
  phone: string;
  /** Zone of the first stop. */
  fromZone: string;
  /** Zone of the last stop. */
  toZone: string;
  /** How many stops are between. */
  interimLocations: number;
  /** Instant at which the job starts. */
  startTime: string;
  /** Instant at which the job ends. */
  endTime: string;
  earlyStart: boolean;
  earlyStartNotes: string;
  hasPrevDayActivity: boolean;
  hasNextDayActivity: boolean;
  /** The operation's or the activity's. */
  requiresLift: boolean;
  moverCount: number;
  /** Hours of the job. */
  duration: number;
  /** Σ (floor − 1) over stops without an elevator; shown from 3. */
  stairsFloors: number;
  /** Dollars. Absent for reduced readers. */
  tripFee?: number;
  activity: BookingActivityView;
  /** What Drive Out and Drive Back rest on, the worse of both. */
  drives: DriveSource;
  /** Of drives that are `cut`: the hours that one would take, and those that there is room for; absent otherwise. */
  driveCut?: { from: number; to: number };
  /** Who wants it to stay as it is; absent for reduced readers. */
  pinned?: Pin | null;
  /** Where the activity's figures are far from the automated estimate; absent if nowhere. */
  estimateGaps?: EstimateGap[];
  /**
   * Of an operation without a truck: where hours, movers, trucks and minimum of its activity come from, if there is an
   * estimate that a person may not have seen; absent otherwise.
   */
  figureOrigins?: FigureOrigins;
  /** A visitor of the company's web site booked it; absent otherwise. */
  bookedOnline?: true;
}

/** Where and when an operation is. */
export interface BookingOperationView extends OperationLegsView {
  _id: string;
  truck: string | null;
  unassigned: boolean;
  /** When the customer expects the crew; `null` where the start itself was promised. */
  arrivalWindow: ArrivalWindowView | null;
  bookingEnvelope: BookingEnvelopeView;
}

/** An operation on the board: booked, or on the Unassigned row. */
export interface BookingView {
  operation: BookingOperationView;
  /** `null` if it is outside the grid. */
  grid: GridSpanView | null;
  metaData: BookingMetaView;
  progress: ProgressView;
  /** From the end of the job; `null` where it should not outlast its block, or nobody can say. */
  tail: TailView | null;
}

/** Answer of the calls that place an operation. */
export interface PlacedView {
  nounce: string;
  booking: BookingView;
}

/** Answer of the calls that make and end a direct leg. */
export interface FollowedView extends PlacedView {
  /** Of the customer of the operation before. */
  afterNounce: string;
  /** The operation before. */
  after: BookingView;
}
