import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A zone that is written must be one that this database knows by its place: it reads `CST` and the
 * like as other zones than browsers do. A branch that has such a one keeps it until it is changed,
 * which is why this is no check of the table. After the write: a trigger before it would lock the row's key, for which
 * who makes a customer there, and waits for the zone, has to be done.
 */
export class CheckTimezones1795000000105 implements MigrationInterface {
  name = 'CheckTimezones1795000000105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function branches.require_known_timezone() returns trigger language plpgsql as $$
      begin
        if new.timezone not like '%/%' and new.timezone <> 'UTC' then
          raise exception 'the time zone % is not named by its place', new.timezone
            using errcode = 'check_violation';
        end if;
        -- Refuses a zone that the database does not know.
        perform now() at time zone new.timezone;
        return new;
      end $$;
      create trigger branch_timezone_is_known after insert on branches.branch
        for each row execute function branches.require_known_timezone();
      create trigger branch_timezone_stays_known after update on branches.branch
        for each row when (new.timezone is distinct from old.timezone)
        execute function branches.require_known_timezone();
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
