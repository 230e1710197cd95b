import { HORIZON_MONTHS } from './limits.js';

/** Refusals of public booking and their sentences, which visitors read. */
export const BOOKING_ERRORS = {
  NOT_SERVED: 'We do not serve this zip code.',
  EMAIL_PROOF_NOT_ASKED: 'No code is needed to book here.',
  EMAIL_UNPROVEN: 'Type the six digits that we sent to your email address.',
  TOO_MANY_CODES: 'We have sent you several codes already. Use the last one, or call us.',
  RESERVATION_EXPIRED: 'This reservation has ended. Please choose a time again.',
  RESERVATION_CONFIRMED: 'This reservation is booked already.',
  BEYOND_HORIZON: `Moves can be booked online up to ${HORIZON_MONTHS} months ahead. Please call us for a later day.`,
  DAY_HELD_TOO_LONG:
    'We have held times on this day for you as long as we can. Choose another day, or call us.',
  TOO_MANY_BOOKINGS:
    'You have booked as many moves as we take online in a day. Please call us for another one.',
  TOO_MANY_RESERVATIONS: 'A time is being held for you already. Book it or give it back first.',
} as const;
export type BookingErrorCode = keyof typeof BOOKING_ERRORS;
