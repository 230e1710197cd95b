import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import { MODEL_CONFIG } from '#modules/scheduling/contract/day.view.js';
import { OKLAHOMA } from './given';

export const T01 = '65f000000000000000000a01';
export const T02 = '65f000000000000000000a02';

const truck = (_id: string, name: string): DayTruckView => ({
  ...{ _id, name, abbreviation: name, color: '#1c7ed6', hasLift: true },
  ...{ inService: true, isRental: false, rentalDay: null, branchId: OKLAHOMA },
  ...{ unavailable: false, unavailableNote: '', unavailableFrom: null },
  standIn: null,
  standsInFor: [],
});

/** An operation of a customer as boards show it. */
export function givenPlaced(customer: CustomerView, operationId: string): BookingView {
  const activity = customer.move.activities.find(({ operations }) =>
    operations.some(({ _id }) => _id === operationId),
  );
  const operation = activity?.operations.find(({ _id }) => _id === operationId);
  if (!activity || !operation) throw new Error('No such operation');
  const { date, duration, truck: onTruck, unassigned, moverCount } = operation;
  const { arrivalWindow, bookingEnvelope, follows, followedBy, yardLegs } = operation;
  return {
    operation: {
      ...{ _id: operationId, truck: onTruck, unassigned, arrivalWindow, bookingEnvelope },
      ...{ follows, followedBy, yardLegs },
    },
    grid: { column: 6, span: 18 },
    progress: NOT_BEGUN,
    tail: null,
    metaData: {
      ...{ state: activity.state, nounce: customer.nounce },
      ...{ customer: customer._id, customerId: customer._id },
      customerName: `${customer.firstName} ${customer.lastName}`,
      phone: customer.phone,
      ...{ fromZone: 'NW', toZone: 'NW', interimLocations: 0, stairsFloors: 0, tripFee: 0 },
      drives: 'known',
      startTime: date,
      endTime: new Date(Date.parse(date) + duration * 3_600_000).toISOString(),
      ...{ earlyStart: false, earlyStartNotes: '', requiresLift: false, moverCount, duration },
      ...{ hasPrevDayActivity: false, hasNextDayActivity: false },
      activity: {
        ...{ _id: activity._id, activityType: activity.activityType, notes: activity.notes },
        ...{ estHours: activity.estHours, truckCount: activity.truckCount, locations: [] },
      },
    },
  };
}

/** A day of two trucks, with what this customer has booked on it. */
export function givenBoard(customer: CustomerView, day: string): DayView {
  const { bookable, business } = MODEL_CONFIG;
  const booked = customer.move.activities
    .filter(({ activityDay }) => activityDay === day)
    .flatMap(({ operations }) => operations.filter((one) => one.truck !== null || one.unassigned))
    .map(({ _id }) => givenPlaced(customer, _id));
  const { _id, nounce, status } = customer;
  const name = `${customer.firstName} ${customer.lastName}`;
  return {
    day: { date: day, timezone: 'America/Chicago', bookable, business },
    planning: DEFAULT_DAY_PLANNING,
    trucks: [truck(T01, 'T01'), truck(T02, 'T02')],
    customers: booked.length > 0 ? [{ _id, name, nounce, status, bookings: booked }] : [],
    ...{ reservations: [], movers: [], supportingManagers: [] },
    assignment: {
      ...{ branchId: OKLAHOMA, assignmentDay: day, notes: '', notesRevision: 0 },
      ...{ actingManagerId: null, supportManagerId: null, movers: [], onCall: [], off: [] },
    },
    ...{ actingManager: null, supportManager: null, notes: '' },
    ...{ canAddRentalTruck: false, revision: 5 },
  };
}
