import { toDollars } from '#kernel/money.js';
import type {
  ActivityView,
  BookingEnvelopeView,
  OperationView,
  TransitInfoView,
} from '../contract/activity.view.js';
import type { ArrivalWindowView } from '../contract/arrival-window.js';
import { legsView } from '../contract/direct-legs.js';
import { activityState } from '../domain/activities/activity-state.js';
import { activityType } from '../domain/activities/activity-type.js';
import { adjacentDays } from '../domain/activities/adjacent-days.js';
import { bookingEnvelope } from '../domain/envelope/envelope.js';
import { stairsTime } from '../domain/estimates/stairs.js';
import { inDollars } from '../domain/money/activity-costs.js';
import { transitInfo } from '../domain/transit/hold.js';
import { costsOf, feeOf } from '../domain/money/move-costs.js';
import { locationView } from './location-view.js';
import type { Activity } from '../domain/activity.js';
import type { Move } from '../domain/move.js';
import type { Operation } from '../domain/operation.js';

type EndFees = Pick<BookingEnvelopeView, 'startingTripFee' | 'endingTripFee'>;

const transitView = (activity: Activity): TransitInfoView =>
  transitInfo({
    locations: activity.locations,
    legs: activity,
    fees: activity.locations.map((location) => toDollars(feeOf(location))),
    version: activity.transitVersion,
  });

/** When a customer expects the crew, as the API has it. */
export const windowView = ({ arrivalWindow: window }: Operation): ArrivalWindowView | null =>
  window && { from: window.from.toISOString(), to: window.to.toISOString() };

function operationView(row: Operation, timezone: string, fees: EndFees): OperationView {
  const envelope = bookingEnvelope(row);
  return {
    _id: row.id,
    truck: row.truck,
    unassigned: row.unassigned,
    moverCount: row.moverCount,
    duration: row.duration,
    date: row.date.toISOString(),
    timezone,
    earlyStart: row.earlyStart,
    earlyStartNotes: row.earlyStartNotes,
    requiresLift: row.requiresLift,
    arrivalWindow: windowView(row),
    bookingEnvelope: {
      bookingStart: envelope.bookingStart.toISOString(),
      bookingDuration: envelope.bookingDuration,
      jobStart: envelope.jobStart.toISOString(),
      jobDuration: envelope.jobDuration,
      startingDriveTime: envelope.startingDriveTime,
      startingTripFee: fees.startingTripFee,
      endingDriveTime: envelope.endingDriveTime,
      endingTripFee: fees.endingTripFee,
    },
    ...legsView(row),
  };
}

/** One day's work as the API has it; `state` is the whole move, for its rate and other days. */
export function activityView(
  activity: Activity,
  state: Move,
  costs = costsOf(activity, state.customer.rateCents),
): ActivityView {
  const { branch, activities } = state;
  const transit = transitView(activity);
  const days = activities.map(({ activityDay }) => activityDay);
  return {
    _id: activity.id,
    activityType: activityType(activity.locations),
    activityDay: activity.activityDay,
    state: activityState(activity.operations, activity.truckCount),
    estHours: activity.estHours,
    minTime: activity.minTime,
    numMovers: activity.numMovers,
    truckCount: activity.truckCount,
    figureOrigins: activity.figureOrigins,
    costingStrategy: activity.costingStrategy,
    notes: activity.notes,
    alerts: activity.alerts,
    toBeMoved: activity.toBeMoved,
    inventory: activity.inventory,
    requiresLift: activity.requiresLift,
    ...adjacentDays(activity.activityDay, days),
    stairsTime: stairsTime(activity.locations),
    transitInfo: transit,
    ...inDollars(costs),
    locations: activity.locations.map((row) => locationView(row, activity.constantsVersion)),
    operations: activity.operations.map((row) => operationView(row, branch.timezone, transit)),
  };
}
