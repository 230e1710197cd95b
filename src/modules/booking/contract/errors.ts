/** Refusals of public booking and their sentences, which strangers read. */
export const BOOKING_ERRORS = {
  NOT_SERVED: 'We do not serve this zip code.',
  RESERVATION_EXPIRED: 'This reservation has ended. Please choose a time again.',
  RESERVATION_CONFIRMED: 'This reservation is booked already.',
  TOO_MANY_RESERVATIONS: 'A time is being held for you already. Book it or give it back first.',
} as const;
export type BookingErrorCode = keyof typeof BOOKING_ERRORS;
