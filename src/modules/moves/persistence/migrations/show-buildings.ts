import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stops tell about their building, found by where it is. */
export class ShowBuildings1795000001024 implements MigrationInterface {
  name = 'ShowBuildings1795000001024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NUMBER);
    await runner.query(STOPS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

// Streets of one building have the same number, because it is read from the same words that their key
// (src/kernel/building-key.ts) is made of: those before the apartment or suite.
const NUMBER = `
  create function moves.building_number(street text) returns text
    language sql immutable parallel safe
    return coalesce(
      substring(
        regexp_replace(
          regexp_replace(lower(normalize(street, NFKD)), '[\\u0300-\\u036f''’.]', '', 'g'),
          '(#|\\m(apartment|apt|suite|ste|unit)\\M).*$', ''
        ) from '[0-9]+'),
      '');`;

const STOPS = `
  create view moves.v_building_stop as
    select l.id as location_id, l.activity_id, a.activity_day as day, l.position, l.street,
           left(l.zip, 5) as zip5, moves.building_number(l.street) as building_number,
           l.has_elevator, l.stories, l.distance_to_door, l.parking_type, l.floor, l.problem_reason
    from moves.location l join moves.activity a on a.id = l.activity_id
    where l.street <> '';`;
