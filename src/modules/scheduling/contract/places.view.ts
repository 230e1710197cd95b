import type { SeatPosition } from './limits.js';

/** Where somebody is today. */
export interface PersonPlaceView {
  /** Employee id. */
  employee: string;
  /** Of the seat or the on-call place; the home branch of who is off. */
  branchId: string;
  /** `null` while on call or off. */
  truckName: string | null;
  position: SeatPosition | null;
  /** Has the day off. */
  off: boolean;
}

/** What a truck does today. */
export interface TruckPlaceView {
  /** Truck id. */
  truck: string;
  /** Bookings. */
  jobs: number;
  /** Display names, the lead's seat first. */
  crew: string[];
  /** Why it does not run, or not for the rest of the day; `null` if it does. */
  unavailable: string | null;
}

/** Answer of GET /movemanager/places: today by the clock of each branch; who has no place is left out. */
export interface PlacesView {
  people: PersonPlaceView[];
  trucks: TruckPlaceView[];
}
