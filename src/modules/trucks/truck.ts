import type { LocalDate } from '#kernel/local-date.js';
import type { BoardRow } from './events/truck-changed.event.js';

/** A truck of a branch. */
export interface Truck {
  readonly id: string;
  readonly branchId: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly color: string;
  readonly hasLift: boolean;
  readonly inService: boolean;
  readonly isRental: boolean;
  /** The one day of a rental. */
  readonly rentalDay: LocalDate | null;
}

/** The boards on which a truck has a row: none while it is out of service. */
export const boardRowsOf = ({ branchId, inService, rentalDay }: Truck): BoardRow[] =>
  inService ? [{ branchId, day: rentalDay }] : [];
