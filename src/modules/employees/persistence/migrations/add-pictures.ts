import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of employees, separate from their rows, which are read often and without them. */
export class AddPictures1795000000201 implements MigrationInterface {
  name = 'AddPictures1795000000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table employees.picture (
        employee_id platform.object_id primary key
          references employees.employee (id) on delete cascade,
        secret text not null constraint picture_secret_taken unique,
        webp bytea not null
      );

      create or replace view employees.v_employee as
        select e.id, first_name, last_name,
               first_name || ' ' || last_name as full_name,
               coalesce(nullif(display_name, ''), first_name || ' ' || last_name) as display_name,
               email, phone, color, '/api/v3/picture/' || p.secret as picture, branch_id, roles,
               'team_lead' = any (roles) as is_team_lead,
               'manager' = any (roles) as is_manager,
               'sales' = any (roles) as is_sales,
               'admin' = any (roles) as is_admin,
               active, deleted
        from employees.employee e left join employees.picture p on p.employee_id = e.id;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
