import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBranches1795000000100 implements MigrationInterface {
  name = 'CreateBranches1795000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema branches;
      create table branches.branch (
        id platform.object_id primary key,
        name text not null constraint branch_has_name check (name <> ''),
        timezone text not null,
        phone text not null,
        default_hourly_rate_cents integer
          constraint branch_rate_at_least_a_dollar check (default_hourly_rate_cents >= 100),
        active boolean not null default true,
        normalized_address text not null,
        latitude double precision,
        longitude double precision,
        outbound_email text not null default '',
        outbound_name text not null default '',
        outbound_refresh_token text,
        google_plus_url text not null default '',
        facebook_url text not null default '',
        yelp_url text not null default '',
        twitter_url text not null default '',
        gatherup_url text not null default '',
        instagram_url text not null default ''
      );
      create index branch_by_name on branches.branch (lower(name));

      create view branches.v_branch as
        select id, name, timezone, phone, default_hourly_rate_cents, active,
               normalized_address, latitude, longitude
        from branches.branch;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
