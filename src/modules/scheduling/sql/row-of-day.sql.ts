import { TRUCK } from '#modules/trucks/index.js';

/** The truck of a row, and the one that stands in on a day: for `truck_id = …`. */
export const servingTrucks = (truck: string, day: string): string => `any (array(
    select ${truck}::text union all
    select by_id::text from scheduling.stand_in where truck_id = ${truck} and day = ${day}))`;

/** What stands in for a truck on a day, as a StandInJson; no row where nothing does. */
export const standInOf = (truck: string, day: string): string => `
  select s.starts as "from", json_build_object('_id', t.id, 'branchId', t.branch_id,
           'inService', t.in_service, 'hasLift', t.has_lift, 'isRental', t.is_rental,
           'rentalDay', t.rental_day) as truck
  from scheduling.stand_in s join ${TRUCK} t on t.id = s.by_id
  where s.truck_id = ${truck} and s.day = ${day}`;
