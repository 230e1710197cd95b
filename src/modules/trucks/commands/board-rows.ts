import type { TruckRow } from '../persistence/truck.row.js';
import type { BoardRow } from '../truck-changed.event.js';

/** The boards on which a truck has a row: none while it is out of service. */
export const boardRowsOf = ({ branchId, inService, rentalDay }: TruckRow): BoardRow[] =>
  inService ? [{ branchId, day: rentalDay }] : [];
