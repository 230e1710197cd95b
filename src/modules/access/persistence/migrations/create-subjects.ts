import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which account of the identity provider an employee is bound to, if the operator wants that. */
export class CreateSubjects1795000000704 implements MigrationInterface {
  name = 'CreateSubjects1795000000704';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access.subject (
        employee_id platform.object_id constraint subject_of_employee primary key,
        issuer text not null,
        email text not null,
        subject text not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
