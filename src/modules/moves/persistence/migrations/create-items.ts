import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is moved from or to a stop, kind by kind. */
export class CreateItems1795000001033 implements MigrationInterface {
  name = 'CreateItems1795000001033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table moves.item (
        id platform.object_id primary key,
        location_id platform.object_id not null references moves.location (id) on delete cascade,
        position smallint not null
          constraint item_within_the_list check (position between 0 and 299),
        name text not null constraint item_named check (char_length(name) between 1 and 60),
        quantity smallint not null
          constraint item_counted check (quantity between 1 and 999),
        cubic_feet numeric(4, 1)
          constraint item_volume_not_negative check (cubic_feet >= 0)
      );
      create index item_of_location on moves.item (location_id, position);`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
