import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReferrers1795000000400 implements MigrationInterface {
  name = 'CreateReferrers1795000000400';

  async up(runner: QueryRunner): Promise<void> {
    // Names are compared at the end of a statement, so that two sources may swap theirs.
    await runner.query(`
      create schema referrers;
      create table referrers.referrer (
        id platform.object_id primary key,
        name text not null constraint referrer_has_name check (btrim(name) <> ''),
        active boolean not null default true,
        constraint referrer_name_once
          exclude using btree (lower(name) with =) deferrable initially immediate
      );

      -- Public booking names this source.
      insert into referrers.referrer (id, name) values ('0000000000000000000ef001', 'Web site');

      create view referrers.v_referrer as select id, name, active from referrers.referrer;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
