import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A stop below the street has no flights to carry up, and takes none away from the others. */
export class CountFlightsUpOnly1795000001009 implements MigrationInterface {
  name = 'CountFlightsUpOnly1795000001009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOCATIONS_OF);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const LOCATIONS_OF = `
  create or replace view moves.v_location as
    select l.id, l.activity_id, l.position, l.type_of_work, l.street, l.unit, l.city, l.state, l.zip,
           l.latitude, l.longitude, l.normalized_street_address, l.zone, l.location_type, l.floor,
           l.stories, l.has_elevator, l.distance_to_door, l.parking_type, l.notes,
           l.type_of_work = 'Packing' or l.is_packing as packs,
           moves.trip_fee_cents(l) as trip_fee_cents,
           l.packing_est_cost_cents,
           case when l.location_type in ('Apartment', 'Office', 'Storage', 'Condo')
                     and not l.has_elevator
                then greatest(coalesce(l.floor, 1) - 1, 0) else 0 end as stairs_floors,
           l.is_problem
    from moves.location l;`;
