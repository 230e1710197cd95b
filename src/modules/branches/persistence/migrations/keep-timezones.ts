import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time zone locks as functions, so that a statement of another module can take one along with
 * its own.
 */
export class KeepTimezones1795000000103 implements MigrationInterface {
  name = 'KeepTimezones1795000000103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

// The number keeps these locks apart from other kinds; the previous release takes them with it,
// too.
const FUNCTIONS = `
  create function branches.keep_timezone(branch_id text) returns void language sql as $$
    select pg_advisory_xact_lock_shared(7316010, hashtext(branch_id))
  $$;
  comment on function branches.keep_timezone(text) is
    'keeps the branch''s time zone as it is until the transaction ends';
  create function branches.take_timezone(branch_id text) returns void language sql as $$
    select pg_advisory_xact_lock(7316010, hashtext(branch_id))
  $$;
  comment on function branches.take_timezone(text) is
    'lets nobody else keep the branch''s time zone until the transaction ends';`;
