import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many bookings of a day had each of the marks whose usual share is known. */
export class CreateMarkedDays1795000001109 implements MigrationInterface {
  name = 'CreateMarkedDays1795000001109';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduling.marked_day (
        branch_id platform.object_id not null references branches.branch (id) on delete cascade,
        day date not null,
        bookings integer not null,
        tight integer not null,
        may_run_late integer not null,
        late_finish integer not null,
        far_estimate integer not null,
        primary key (branch_id, day)
      );
      comment on table scheduling.marked_day is
        'As its plan was once the day was over; the last days with bookings of each branch.';`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
