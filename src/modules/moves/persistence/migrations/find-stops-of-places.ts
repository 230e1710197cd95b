import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the stops at a place, among millions, when a problem location there changes. */
export class FindStopsOfPlaces1795000001004 implements MigrationInterface {
  name = 'FindStopsOfPlaces1795000001004';

  async up(runner: QueryRunner): Promise<void> {
    // The first number is the same in all ways of writing an address that its key treats as equal.
    await runner.query(`
      create function moves.house_number(address text) returns text
        language sql immutable parallel safe
        return coalesce(
          substring(translate(normalize(address, NFKD), '''’.', '') from '[0-9]+'), '');
      create index location_by_house_number
        on moves.location (moves.house_number(normalized_street_address))
        where normalized_street_address <> '';
      create index location_by_position on moves.location (latitude, longitude)
        where latitude is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
