/** How a visitor's reservation fares. */
export const RESERVATION_STATES = ['held', 'confirmed', 'ended'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];
