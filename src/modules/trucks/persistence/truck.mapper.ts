import type { TruckView } from '../contract/truck.view.js';
import type { Truck } from '../truck.js';

/** The part of a truck that leaves the server. */
export const truckViewOf = (row: Truck): TruckView => ({
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
