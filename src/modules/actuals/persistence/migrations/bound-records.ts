import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nothing of a job grows without end. A job that had more before keeps what it has. Commands take turns about
 * a job, so that no two of them add the last one.
 */
export class BoundRecords1795000001701 implements MigrationInterface {
  name = 'BoundRecords1795000001701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function actuals.refuse_too_many() returns trigger language plpgsql as $$
      declare most integer;
      begin
        execute format(
          'select max(n) from (select count(*) as n from %s kept
           where kept.operation_id in (select operation_id from added)
           group by kept.operation_id) each', tg_relid::regclass) into most;
        if most > 1000 then
          raise exception 'a job has at most 1000 of them' using errcode = 'check_violation';
        end if;
        return null;
      end $$;
      create trigger stamps_are_bounded after insert on actuals.stamp
        referencing new table as added
        for each statement execute function actuals.refuse_too_many();
      create trigger entries_are_bounded after insert on actuals.entry
        referencing new table as added
        for each statement execute function actuals.refuse_too_many();

      update actuals.actual set extra_note = left(extra_note, 4000) where length(extra_note) > 4000;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
