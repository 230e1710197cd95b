import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who is off on a day, at all branches: such a person has neither a seat nor an on-call place then. Two
 * tables cannot share a constraint, so whoever writes to either of them for a person waits for the other.
 */
export class AddDaysOff1795000001102 implements MigrationInterface {
  name = 'AddDaysOff1795000001102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduling.day_off (
        employee_id platform.object_id not null references employees.employee (id),
        day date not null,
        reason text not null constraint day_off_has_a_reason check (reason <> ''),
        constraint day_off_once primary key (employee_id, day)
      );
      create index day_off_of_day on scheduling.day_off (day);

      create function scheduling.nobody_off_has_a_place() returns trigger
      language plpgsql as $$
      begin
        perform from employees.employee where id = new.employee_id for no key update;
        if exists (
          select from scheduling.day_off o
          join scheduling.crew_place p on p.employee_id = o.employee_id and p.day = o.day
          where o.employee_id = new.employee_id and o.day = new.day
        ) then
          raise exception 'employee % is off on % and has a place', new.employee_id, new.day
            using errcode = 'check_violation', constraint = 'nobody_off_has_a_place';
        end if;
        return null;
      end $$;
      create trigger day_off_without_a_place
        after insert or update on scheduling.day_off
        for each row execute function scheduling.nobody_off_has_a_place();
      create trigger crew_place_of_nobody_off
        after insert or update on scheduling.crew_place
        for each row execute function scheduling.nobody_off_has_a_place();

      create view scheduling.v_day_off as
        select employee_id, day, reason from scheduling.day_off;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
