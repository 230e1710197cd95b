import type { LocalDate } from '#kernel/local-date.js';
import type { ArrivalWindowView } from '../contract/arrival-window.js';
import type { LocationView } from '../contract/location.view.js';
import { BOARD_STOP_FIELDS, wireNameOf } from '../contract/stop-fields.js';
import type { BoardFieldOnWire } from '../contract/stop-fields.js';
import { activityState } from '../domain/activities/activity-state.js';
import type { ActivityState } from '../domain/activities/activity-state.js';
import { activityType } from '../domain/activities/activity-type.js';
import type { ActivityType } from '../domain/activities/activity-type.js';
import { adjacentDays } from '../domain/activities/adjacent-days.js';
import { isOnBoard } from '../domain/activities/board-operations.js';
import type { Activity } from '../domain/activity.js';
import { confirmationOf, type Confirmation } from '#kernel/confirmation.js';
import type { CustomerStatus } from '../domain/customer-terms.js';
import { stairsFloors } from '../domain/estimates/stairs.js';
import { feeOf } from '../domain/money/move-costs.js';
import { totalTripFees } from '../domain/money/trip-fee.js';
import type { StoredBasis } from '../domain/estimates/estimate-basis.js';
import type { FigureOrigins } from '../domain/estimates/figure-origins.js';
import type { DirectLeg } from '../domain/linking/direct-leg.js';
import type { Move } from '../domain/move.js';
import type { Operation, Pin } from '../domain/operation.js';
import type { Stop } from '../domain/stop.js';
import { driveSource } from '../domain/transit/drive-source.js';
import type { DriveSource } from '../domain/transit/drive-source.js';
import { operationEnds } from '../domain/transit/operation-ends.js';
import { windowView } from './activity-view.js';
import { listedItems } from './location-view.js';

/**
 * What BOARD_OPERATION has of one operation, with its branch's zone and its activity's
 * automated estimate; hours as decimals, money in cents.
 */
export interface ShownOperationRow {
  operation_id: string;
  branch_id: string;
  timezone: string;
  day: LocalDate;
  truck_id: string | null;
  unassigned: boolean;
  date: Date;
  duration: number;
  starting_drive_time: number;
  ending_drive_time: number;
  follows: DirectLeg | null;
  followed_by: DirectLeg | null;
  starting_source: DriveSource;
  ending_source: DriveSource;
  /** Of a drive that is cut: what it would be. */
  starting_cut_from: number | null;
  ending_cut_from: number | null;
  pinned: Pin | null;
  mover_count: number;
  early_start: boolean;
  early_start_notes: string;
  /** The operation's or the activity's. */
  requires_lift: boolean;
  arrival_window: ArrivalWindowView | null;
  activity_id: string;
  activity_notes: string;
  est_hours: number;
  num_movers: number;
  truck_count: number;
  /** The automated estimate as it was when the activity was written. */
  automated_hours: number | null;
  automated_movers: number | null;
  automated_trucks: number | null;
  /** What that estimate was made of. */
  estimate_basis: StoredBasis | null;
  figure_origins: FigureOrigins;
  activity_state: ActivityState;
  activity_type: ActivityType;
  has_prev_day_activity: boolean;
  has_next_day_activity: boolean;
  stairs_floors: number;
  trip_fees_cents: number;
  starting_trip_fee_cents: number;
  ending_trip_fee_cents: number;
  customer_id: string;
  customer_name: string;
  phone: string | null;
  booked_online: boolean;
  customer_status: CustomerStatus;
  customer_version: number;
  confirmation: Confirmation;
}

/** A stop as boards show it. */
type ShownStop = Pick<LocationView, BoardFieldOnWire | 'items' | 'itemVolume'>;

/** The stops of an activity, in their order. */
export interface ShownStops {
  zones: string[];
  /** For the answer; those of a whole day cannot be looked into. */
  views: ShownStop[];
}

/** An operation as boards show it. */
export interface ShownOperation {
  row: ShownOperationRow;
  stops: ShownStops;
}

const SHOWN_FIELDS = BOARD_STOP_FIELDS.map((name) => [name, wireNameOf(name)] as const);

const shownStop = (stop: Stop): ShownStop => {
  const shown: Record<string, unknown> = {};
  for (const [name, onWire] of SHOWN_FIELDS) shown[onWire] = stop[name];
  return { ...(shown as ShownStop), ...listedItems(stop.items) };
};

/** What all operations of an activity show of it. */
function ofActivity({ customer, branch, activities }: Move, activity: Activity) {
  const { locations, operations, truckCount, activityDay: day } = activity;
  const fees = locations.map(feeOf);
  const days = adjacentDays(
    day,
    activities.map(({ activityDay }) => activityDay),
  );
  return {
    branch_id: branch.id,
    timezone: branch.timezone,
    day,
    activity_id: activity.id,
    activity_notes: activity.notes,
    est_hours: activity.estHours,
    num_movers: activity.numMovers,
    truck_count: truckCount,
    automated_hours: activity.automatedHours,
    automated_movers: activity.automatedMovers,
    automated_trucks: activity.automatedTrucks,
    estimate_basis: activity.estimateBasis,
    figure_origins: activity.figureOrigins,
    activity_state: activityState(operations, truckCount),
    activity_type: activityType(locations),
    has_prev_day_activity: days.hasPrevDayActivity,
    has_next_day_activity: days.hasNextDayActivity,
    stairs_floors: stairsFloors(locations),
    trip_fees_cents: totalTripFees(fees, 1),
    starting_trip_fee_cents: fees[0] ?? 0,
    ending_trip_fee_cents: fees.at(-1) ?? 0,
    customer_id: customer.id,
    customer_name: `${customer.firstName} ${customer.lastName}`.trim(),
    phone: customer.phone,
    booked_online: customer.autobooking,
    customer_status: customer.status,
    customer_version: customer.version,
    confirmation: confirmationOf(customer),
  };
}

function shownOf(move: Move, activity: Activity, operations: readonly Operation[]) {
  if (operations.length === 0) return [];
  const shared = ofActivity(move, activity);
  const stops = {
    zones: activity.locations.map(({ zone }) => zone),
    views: activity.locations.map(shownStop),
  };
  return operations.map((operation): ShownOperation => {
    const { out, back } = operationEnds(operation, activity);
    const row = {
      ...shared,
      operation_id: operation.id,
      truck_id: operation.truck,
      unassigned: operation.unassigned,
      date: operation.date,
      duration: operation.duration,
      starting_drive_time: operation.startingDriveTime,
      ending_drive_time: operation.endingDriveTime,
      follows: operation.follows,
      followed_by: operation.followedBy,
      starting_source: driveSource(out),
      ending_source: driveSource(back),
      starting_cut_from: operation.startingCutFrom,
      ending_cut_from: operation.endingCutFrom,
      pinned: operation.pinned,
      mover_count: operation.moverCount,
      early_start: operation.earlyStart,
      early_start_notes: operation.earlyStartNotes,
      requires_lift: operation.requiresLift || activity.requiresLift,
      arrival_window: windowView(operation),
    };
    return { row, stops };
  });
}

const byStart = ({ row: a }: ShownOperation, { row: b }: ShownOperation): number =>
  a.date.getTime() - b.date.getTime() || (a.operation_id < b.operation_id ? -1 : 1);

/** What boards show of a move, by start. */
export const shownOperations = (move: Move): ShownOperation[] =>
  move.activities
    .flatMap((activity) => shownOf(move, activity, activity.operations.filter(isOnBoard)))
    .sort(byStart);

/** Some operations of one activity as boards would show them, wherever they are now, by start. */
export const shownOfActivity = (
  move: Move,
  activity: Activity,
  isMeant: (operation: Operation) => boolean,
): ShownOperation[] => shownOf(move, activity, activity.operations.filter(isMeant)).sort(byStart);
