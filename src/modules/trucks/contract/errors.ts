/** Refusals about trucks and their sentences. */
export const TRUCK_ERRORS = {
  NAME_TAKEN: 'This branch already has a truck of that name.',
  OUTSTANDING_BOOKINGS: 'This truck has bookings today or later.',
} as const;
export type TruckErrorCode = keyof typeof TRUCK_ERRORS;

/** What OUTSTANDING_BOOKINGS and OUTSTANDING_ASSIGNMENTS add to the error body. */
export interface OutstandingDates {
  /** `YYYY-MM-DD`, rising. */
  dates: string[];
}
