import { boolean, double, id, integer, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import { TRIP_FEE_CENTS } from './trip-fee-cents.function.js';

/** The stops of activities. Floors without an elevator: of the multi-story types, floor 1 if unknown. */
export const LOCATION = view(
  'moves.v_location',
  {
    id: id('l.id'),
    activity_id: id('l.activity_id'),
    position: smallint('l.position'),
    type_of_work: text('l.type_of_work'),
    street: text('l.street'),
    unit: text('l.unit'),
    city: text('l.city'),
    state: text('l.state'),
    zip: text('l.zip'),
    latitude: double('l.latitude').orNull(),
    longitude: double('l.longitude').orNull(),
    normalized_street_address: text('l.normalized_street_address'),
    zone: text('l.zone'),
    location_type: text('l.location_type'),
    floor: integer('l.floor').orNull(),
    stories: integer('l.stories').orNull(),
    has_elevator: boolean('l.has_elevator'),
    distance_to_door: integer('l.distance_to_door').orNull(),
    parking_type: text('l.parking_type'),
    notes: text('l.notes'),
    packs: boolean("l.type_of_work = 'Packing' or l.is_packing"),
    trip_fee_cents: integer(sql`${TRIP_FEE_CENTS}(l)`),
    packing_est_cost_cents: integer('l.packing_est_cost_cents').orNull(),
    stairs_floors: integer(`case when l.location_type in ('Apartment', 'Office', 'Storage', 'Condo')
      and not l.has_elevator
      then coalesce(l.floor, 1) - 1 else 0 end`),
    is_problem: boolean('l.is_problem'),
    gate_code: text('l.gate_code'),
  },
  sql`from moves.location l`,
);
