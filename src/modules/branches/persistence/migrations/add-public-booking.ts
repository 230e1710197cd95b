import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of a branch visitors of the company's web site may book. */
export class AddPublicBooking1795000000102 implements MigrationInterface {
  name = 'AddPublicBooking1795000000102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table branches.branch
        add column public_share smallint not null default 50
          constraint branch_public_share_is_percent check (public_share between 0 and 100),
        add column email_proof boolean not null default false;
      comment on column branches.branch.public_share is
        'percent of a day''s truck-hours that may be booked online';
      create or replace view branches.v_branch as
        select id, name, timezone, phone, default_hourly_rate_cents, active,
               normalized_address, latitude, longitude, public_share, email_proof
        from branches.branch;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
