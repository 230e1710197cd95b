import type { LocalDate } from '../../kernel/local-date.js';

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
