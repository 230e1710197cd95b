import { boolean, day, id, text } from '#platform/database/sql/column.js';

/** A TruckView. */
export const TRUCK_VIEW = {
  _id: id(),
  name: text(),
  abbreviation: text(),
  color: text(),
  hasLift: boolean(),
  inService: boolean(),
  isRental: boolean(),
  rentalDay: day().orNull(),
  branchId: id(),
};

/** The same as SQL, of `trucks.truck t`. */
export const TRUCK_COLUMNS = `
  t.id as "_id", t.name, t.abbreviation, t.color, t.has_lift as "hasLift",
  t.in_service as "inService", t.is_rental as "isRental", t.rental_day as "rentalDay",
  t.branch_id as "branchId"`;
