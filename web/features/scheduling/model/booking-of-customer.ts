import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import { envelopeWindow, jobEndOf } from '#modules/moves/contract/envelope.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { gridSpan } from '#modules/scheduling/contract/board-rules.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';

const nameOf = ({ firstName, lastName }: CustomerView): string => `${firstName} ${lastName}`.trim();

/**
 * A customer's operation as a board shows it, for the moment between the drop and the server's
 * answer; what only the board knows (flights of stairs, fees, what drives rest on) comes with the answer.
 */
function bookingOfCustomer(
  customer: CustomerView,
  activity: ActivityView,
  operation: OperationView,
): BookingView {
  const { bookingEnvelope, date, duration } = operation;
  const { bookingStart, bookingDuration } = bookingEnvelope;
  const window = envelopeWindow({ bookingStart: new Date(bookingStart), bookingDuration });
  const { locations } = activity;
  return {
    operation: {
      _id: operation._id,
      truck: operation.truck,
      unassigned: operation.unassigned,
      arrivalWindow: operation.arrivalWindow,
      bookingEnvelope,
      follows: operation.follows,
      followedBy: operation.followedBy,
      yardLegs: operation.yardLegs,
    },
    grid: gridSpan(window, activity.activityDay, operation.timezone),
    progress: NOT_BEGUN,
    tail: null,
    metaData: {
      state: activity.state,
      nounce: customer.nounce,
      customer: customer._id,
      customerId: customer._id,
      customerName: nameOf(customer),
      phone: customer.phone,
      fromZone: locations[0]?.zone ?? '',
      toZone: locations.at(-1)?.zone ?? '',
      interimLocations: Math.max(0, locations.length - 2),
      startTime: date,
      endTime: jobEndOf({ date, duration }).toISOString(),
      earlyStart: operation.earlyStart,
      earlyStartNotes: operation.earlyStartNotes,
      hasPrevDayActivity: activity.hasPrevDayActivity,
      hasNextDayActivity: activity.hasNextDayActivity,
      requiresLift: operation.requiresLift || activity.requiresLift,
      moverCount: operation.moverCount,
      duration,
      stairsFloors: 0,
      drives: 'known',
      activity: {
        _id: activity._id,
        activityType: activity.activityType,
        notes: activity.notes,
        estHours: activity.estHours,
        truckCount: activity.truckCount,
        locations,
      },
    },
  };
}

/** The customer's bookings and operations without a truck on one day, in order. */
export const bookingsOfDay = (customer: CustomerView, day: string): BookingView[] =>
  customer.move.activities
    .filter(({ activityDay }) => activityDay === day)
    .flatMap((activity) =>
      activity.operations.map((operation) => bookingOfCustomer(customer, activity, operation)),
    );

/** A booking as the customer's page has it stored by now; null if the operation is gone. */
export function storedBooking(
  customer: CustomerView,
  operationId: string,
  shown: BookingView,
): BookingView | null {
  const { activities } = customer.move;
  for (const activity of activities) {
    const operation = activity.operations.find(({ _id }) => _id === operationId);
    if (!operation) continue;
    const { progress, tail } = shown;
    const { stairsFloors, tripFee, drives, driveCut } = shown.metaData;
    const booking = bookingOfCustomer(customer, activity, operation);
    const own = { stairsFloors, tripFee, drives, ...(driveCut && { driveCut }) };
    const metaData = { ...booking.metaData, ...own };
    return { ...booking, metaData, progress, tail };
  }
  return null;
}
