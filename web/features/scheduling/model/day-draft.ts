import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type {
  DailyAssignmentView,
  DayCustomerView,
  DayView,
} from '#modules/scheduling/contract/day.view.js';
import { OFF_BOARD, rowOf, type OperationPlace } from './operation-place';

/*
 * What may happen to a board in the cache. Each function changes the draft in place and touches
 * nothing but what it names, so that only the rows concerned are redrawn.
 */

const customerOf = (view: DayView, customerId: string): DayCustomerView | undefined =>
  view.customers.find(({ _id }) => _id === customerId);

export const bookingOf = (view: DayView, operationId: string): BookingView | undefined =>
  view.customers
    .flatMap(({ bookings }) => bookings)
    .find(({ operation }) => operation._id === operationId);

/** A customer's version, wherever the board shows it. */
export function putNounce(view: DayView, customerId: string, nounce: string): void {
  const customer = customerOf(view, customerId);
  if (!customer) return;
  customer.nounce = nounce;
  // What comes from the server or an earlier state may be frozen: it is replaced, never written to.
  customer.bookings = customer.bookings.map((booking) =>
    booking.metaData.nounce === nounce
      ? booking
      : { ...booking, metaData: { ...booking.metaData, nounce } },
  );
}

/** Whether a customer was told the plan; who may not know that is not told. */
export function putConfirmation(
  view: DayView,
  { customerId, confirmation }: Pick<DayCustomerView, 'confirmation'> & { customerId: string },
): void {
  const customer = customerOf(view, customerId);
  if (customer && confirmation) customer.confirmation = confirmation;
}

export function dropBooking(view: DayView, customerId: string, operationId: string): void {
  const customer = customerOf(view, customerId);
  if (!customer) return;
  const at = customer.bookings.findIndex(({ operation }) => operation._id === operationId);
  if (at >= 0) customer.bookings.splice(at, 1);
  if (customer.bookings.length > 0) return;
  view.customers.splice(view.customers.indexOf(customer), 1);
}

/** A booking as the server has it; one that is on no board is removed. */
export function putBooking(view: DayView, booking: BookingView): void {
  const { customerId, customerName: name, nounce } = booking.metaData;
  const { _id: operationId, truck, unassigned } = booking.operation;
  if (rowOf({ truck, unassigned }) === OFF_BOARD) {
    dropBooking(view, customerId, operationId);
  } else {
    const customer = customerOf(view, customerId);
    const at = customer?.bookings.findIndex(({ operation }) => operation._id === operationId) ?? -1;
    if (!customer) {
      view.customers.push({
        _id: customerId,
        name,
        nounce,
        status: 'active',
        bookings: [booking],
      });
    } else if (at < 0) customer.bookings.push(booking);
    else customer.bookings[at] = booking;
  }
  putNounce(view, customerId, nounce);
}

/** How far a job is. */
export function putProgress(
  view: DayView,
  { operationId, progress, tail }: { operationId: string } & Pick<BookingView, 'progress' | 'tail'>,
): void {
  const isIt = ({ operation }: BookingView): boolean => operation._id === operationId;
  const customer = view.customers.find(({ bookings }) => bookings.some(isIt));
  if (!customer) return;
  customer.bookings = customer.bookings.map((booking) =>
    isIt(booking) ? { ...booking, progress, tail } : booking,
  );
}

/** Moves a block before the server has answered. */
export function movePlace(view: DayView, booking: BookingView, to: OperationPlace): void {
  const known = bookingOf(view, booking.operation._id);
  if (rowOf(to) === OFF_BOARD) {
    dropBooking(view, booking.metaData.customerId, booking.operation._id);
  } else if (known) {
    Object.assign(known.operation, to);
  } else {
    putBooking(view, { ...booking, operation: { ...booking.operation, ...to } });
  }
}

/** Crews, on-call and managers as the server has them; the alerts have a revision of their own. */
export function putAssignment(view: DayView, assignment: DailyAssignmentView): void {
  const { notes, notesRevision } = view.assignment;
  view.assignment = { ...assignment, notes, notesRevision };
  const manager = (id: string | null) =>
    view.supportingManagers.find(({ _id }) => _id === id) ?? null;
  view.actingManager = manager(assignment.actingManagerId);
  view.supportManager = manager(assignment.supportManagerId);
}

export function putNotes(view: DayView, notes: string, revision: number): void {
  if (revision < view.assignment.notesRevision) return;
  view.notes = notes;
  view.assignment.notes = notes;
  view.assignment.notesRevision = revision;
}
