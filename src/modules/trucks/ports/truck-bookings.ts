import type { LocalDate } from '#kernel/local-date.js';

/** Injection token of the one TruckBookings, connected in src/app. */
export const TRUCK_BOOKINGS = Symbol('TruckBookings');

/**
 * What trucks must know about the board; scheduling answers, inside the command that locked the
 * truck.
 */
export interface TruckBookings {
  /** The day of each booking from today on (in the branch's time zone), in order. */
  bookedDaysOf(truckId: string): Promise<LocalDate[]>;

  /** Makes its operations from today on unassigned, frees the seats of its crews and ends what is held on it. */
  clear(truckId: string): Promise<void>;
}
