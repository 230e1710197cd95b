export const TRUCK_LIST_SIZE = 2_000;

/** The color of a rental unless one was chosen. */
export const RENTAL_COLOR = '#9e9e9e';
export const RENTAL_ABBREVIATION_LENGTH = 3;

/** Refusals about trucks and their sentences. */
export const TRUCK_ERRORS = {
  NAME_TAKEN: 'This branch already has a truck of that name.',
  OUTSTANDING_BOOKINGS: 'This truck has bookings today or later.',
} as const;
export type TruckErrorCode = keyof typeof TRUCK_ERRORS;

/** What OUTSTANDING_BOOKINGS adds to the error body. */
export interface OutstandingBookings {
  /** `YYYY-MM-DD`, in order, each once. */
  dates: string[];
  /** How many bookings there are on those days. */
  bookings: number;
}
