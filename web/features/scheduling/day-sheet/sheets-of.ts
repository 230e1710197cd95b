import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type {
  DaySheetMemberView,
  DaySheetView,
  DayTruckView,
} from '#modules/scheduling/contract/day.view.js';

/** One truck's page. */
export interface TruckSheet {
  truck: DayTruckView;
  /** The lead first. */
  crew: readonly DaySheetMemberView[];
  /** In the order of the day. */
  bookings: readonly BookingView[];
}

const startOf = ({ operation }: BookingView): string => operation.bookingEnvelope.bookingStart;

/** A page for each truck that has work or people on the day, in the board's order. */
export function sheetsOf({ trucks, crews, customers }: DaySheetView): TruckSheet[] {
  const booked = customers.flatMap(({ bookings }) => bookings);
  return trucks
    .map((truck) => ({
      truck,
      crew: crews
        .filter((member) => member.truck === truck._id)
        .sort((a, b) => a.position - b.position),
      bookings: booked
        .filter(({ operation }) => operation.truck === truck._id)
        .sort((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b))),
    }))
    .filter(({ crew, bookings }) => crew.length > 0 || bookings.length > 0);
}

/** How many moves of the day are on no page, because they have no truck. */
export const withoutTruck = ({ customers }: DaySheetView): number =>
  customers.flatMap(({ bookings }) => bookings.filter(({ operation }) => !operation.truck)).length;
