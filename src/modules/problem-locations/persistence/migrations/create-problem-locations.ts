import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProblemLocations1795000000600 implements MigrationInterface {
  name = 'CreateProblemLocations1795000000600';

  async up(runner: QueryRunner): Promise<void> {
    // 6,371,008.8 m is the mean radius of the earth.
    await runner.query(`
      create schema problem_locations;
      create table problem_locations.problem_location (
        id platform.object_id primary key,
        address text not null constraint problem_location_has_address check (btrim(address) <> ''),
        -- The address in the form in which two ways of writing it are equal.
        address_key text not null,
        suggested_key text not null,
        reason text not null,
        latitude double precision,
        longitude double precision,
        google_places_suggested_address text not null default '',
        constraint problem_location_has_both_coordinates
          check ((latitude is null) = (longitude is null))
      );
      create index problem_location_by_key on problem_locations.problem_location (address_key);
      create index problem_location_by_suggested_key
        on problem_locations.problem_location (suggested_key);
      create index problem_location_by_latitude on problem_locations.problem_location (latitude);

      create function problem_locations.meters_between(
        lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision
      ) returns double precision language sql immutable parallel safe as $$
        select 2 * 6371008.8 * asin(least(1, sqrt(
          sin(radians(lat2 - lat1) / 2) ^ 2
          + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)))
      $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
