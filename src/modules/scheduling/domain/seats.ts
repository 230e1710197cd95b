/** Seats of a truck; the first is the lead's. */
export const SEAT_POSITIONS = [0, 1, 2] as const;
export type SeatPosition = (typeof SEAT_POSITIONS)[number];
