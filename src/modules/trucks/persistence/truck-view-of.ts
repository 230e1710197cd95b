import type { TruckView } from '../contract/truck.view.js';
import type { TruckRow } from './truck.row.js';

/** What leaves the server of a truck. */
export const truckViewOf = (row: TruckRow): TruckView => ({
  _id: row.id,
  name: row.name,
  abbreviation: row.abbreviation,
  color: row.color,
  hasLift: row.hasLift,
  inService: row.inService,
  isRental: row.isRental,
  rentalDay: row.rentalDay,
  branchId: row.branchId,
});
