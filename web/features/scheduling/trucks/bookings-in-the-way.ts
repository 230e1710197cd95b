import type { TruckBookingView } from '#modules/scheduling/contract/retiming.view.js';
import { apiErrorOf } from '../../../shared/api';
import { showClockTime } from '../../../shared/format';

const isBooking = (one: unknown): one is TruckBookingView =>
  typeof one === 'object' && one !== null && 'customerName' in one && 'start' in one;

/** The bookings that a refusal names: `Mia Flores 9:00 AM – 12:30 PM, Sun Park 2:00 PM – 4:00 PM.`; empty without any. */
export function bookingsInTheWay(error: unknown): string {
  const { bookings } = apiErrorOf(error).details;
  const named = Array.isArray(bookings) ? bookings.filter(isBooking) : [];
  if (named.length === 0) return '';
  const each = named.map(
    ({ customerName, start, end }) =>
      `${customerName ?? 'Held'} ${showClockTime(start)} – ${showClockTime(end)}`,
  );
  return `${each.join(', ')}.`;
}
