import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateZipZones1795000000500 implements MigrationInterface {
  name = 'CreateZipZones1795000000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema zip_zones;
      create table zip_zones.zone (
        id platform.object_id primary key,
        branch_id platform.object_id not null
          constraint zone_at_branch references branches.branch (id) on delete restrict,
        position integer not null,
        zone text not null constraint zone_has_name check (btrim(zone) <> ''),
        use_fee boolean not null,
        trip_fee_cents integer not null constraint zone_fee_not_negative check (trip_fee_cents >= 0),
        constraint zone_once_a_branch unique (branch_id, zone),
        constraint zone_of_branch unique (id, branch_id)
      );
      create table zip_zones.zone_code (
        branch_id platform.object_id not null,
        code text not null constraint zone_code_is_a_zip check (code ~ '^[0-9]{5}$'),
        zone_id platform.object_id not null,
        position integer not null,
        constraint zone_code_once_a_branch primary key (branch_id, code),
        constraint zone_code_of_zone foreign key (zone_id, branch_id)
          references zip_zones.zone (id, branch_id) on delete cascade
      );
      -- Public booking knows the code only; the branch is what it looks for.
      create index zone_code_served on zip_zones.zone_code (code);
      create index zone_code_by_zone on zip_zones.zone_code (zone_id, position);

      create view zip_zones.v_zone_code as
        select c.branch_id, c.code, z.zone, z.use_fee, z.trip_fee_cents
        from zip_zones.zone_code c
        join zip_zones.zone z on z.id = c.zone_id;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
