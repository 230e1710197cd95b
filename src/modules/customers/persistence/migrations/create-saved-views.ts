import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of customers that people named: whom they show, in which order and with which columns. */
export class CreateSavedViews1795000000906 implements MigrationInterface {
  name = 'CreateSavedViews1795000000906';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table customers.saved_view (
        id platform.object_id primary key,
        owner_id platform.object_id not null,
        name text not null constraint saved_view_has_name check (btrim(name) <> ''),
        shared boolean not null default false,
        query jsonb not null,
        created timestamptz not null
      );
      create unique index saved_view_name_once on customers.saved_view (owner_id, lower(name));
      create index saved_view_shared on customers.saved_view (lower(name), id) where shared;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
