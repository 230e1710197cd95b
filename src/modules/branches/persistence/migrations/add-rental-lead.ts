import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long it takes until a rental is there. */
export class AddRentalLead1795000000107 implements MigrationInterface {
  name = 'AddRentalLead1795000000107';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table branches.planning_version add column rental_lead_minutes smallint not null default 90
        constraint planning_rental_lead_in_quarters
          check (rental_lead_minutes between 0 and 480 and rental_lead_minutes % 15 = 0)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
