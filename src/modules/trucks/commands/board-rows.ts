import type { Truck } from '../truck.js';
import type { BoardRow } from '../events/truck-changed.event.js';

/** The boards on which a truck has a row: none while it is out of service. */
export const boardRowsOf = ({ branchId, inService, rentalDay }: Truck): BoardRow[] =>
  inService ? [{ branchId, day: rentalDay }] : [];
