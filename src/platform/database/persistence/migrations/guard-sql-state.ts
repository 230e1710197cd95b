import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By which text each view and function was made; what is noted of them only the owner writes, whatever rights a release
 * that does not know these tables gives to the server.
 */
export class GuardSqlState1795000000018 implements MigrationInterface {
  name = 'GuardSqlState1795000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.sql_object (name text primary key, hash text not null);

      create function platform.refuse_all_but_owner() returns trigger language plpgsql as $$
      begin
        if not pg_has_role((select relowner from pg_class where oid = tg_relid), 'member') then
          raise exception '% is written by its owner alone', tg_relid::regclass
            using errcode = 'insufficient_privilege';
        end if;
        return null;
      end $$;
      create trigger sql_state_is_of_its_owner
        before insert or update or delete or truncate on platform.sql_state
        for each statement execute function platform.refuse_all_but_owner();
      create trigger sql_object_is_of_its_owner
        before insert or update or delete or truncate on platform.sql_object
        for each statement execute function platform.refuse_all_but_owner();
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
