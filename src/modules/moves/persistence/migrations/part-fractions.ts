import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#platform/database/create-index.js';

/**
 * The number of an address ends before a fraction, as in its key: 4517½ had 45171. The indexes on
 * the numbers are made again, because nothing else tells them that the functions changed.
 */
export class PartFractions1795000001028 implements MigrationInterface {
  name = 'PartFractions1795000001028';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NUMBERS);
    await createIndex(
      runner,
      'moves.location_by_building',
      `moves.location (left(zip, 5), moves.building_number(street)) where street <> ''`,
    );
    await createIndex(
      runner,
      'moves.location_by_house_number',
      `moves.location (moves.house_number(normalized_street_address))
       where normalized_street_address <> ''`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

// FindStopsOfPlaces and ShowBuildings say what they are for.
const PARTED = (address: string): string =>
  String.raw`regexp_replace(${address}, '([0-9])([\u00bc-\u00be\u2150-\u215f\u2189])', '\1 \2', 'g')`;

const NUMBERS = String.raw`
  create or replace function moves.house_number(address text) returns text
    language sql immutable parallel safe
    return coalesce(
      substring(translate(normalize(${PARTED('address')}, NFKD), '''’.', '') from '[0-9]+'), '');
  create or replace function moves.building_number(street text) returns text
    language sql immutable parallel safe
    return coalesce(
      substring(
        regexp_replace(
          regexp_replace(lower(normalize(${PARTED('street')}, NFKD)), '[\u0300-\u036f''’.]', '', 'g'),
          '(#|\m(apartment|apt|suite|ste|unit)\M).*$', ''
        ) from '[0-9]+'),
      '');`;
