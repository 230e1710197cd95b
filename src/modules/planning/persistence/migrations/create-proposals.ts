import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the desk proposed for days, and what became of it. */
export class CreateProposals1795000001120 implements MigrationInterface {
  name = 'CreateProposals1795000001120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema planning;

      create table planning.proposal (
        id platform.object_id primary key,
        branch_id platform.object_id not null,
        day date not null,
        kind text not null,
        cause jsonb not null,
        seed integer not null,
        state text not null,
        progress smallint not null,
        version integer not null,
        made_by platform.object_id not null,
        made_at timestamptz not null,
        applied jsonb,
        replaced_by platform.object_id,
        error text,
        body jsonb not null
      );
      create index proposal_of_day on planning.proposal (branch_id, day, made_at desc, id desc);`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
