import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Employees, and how other modules see them. */
export class CreateEmployees1795000000200 implements MigrationInterface {
  name = 'CreateEmployees1795000000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema employees;
      create table employees.employee (
        id platform.object_id primary key,
        first_name text not null constraint employee_has_first_name check (first_name <> ''),
        last_name text not null constraint employee_has_last_name check (last_name <> ''),
        display_name text not null default '',
        email text not null constraint employee_has_email check (email <> ''),
        phone text not null default '',
        notes text not null default '',
        cohort text not null default '',
        color text not null default '#f3f3f3'
          constraint employee_color_is_hex check (color ~ '^#[0-9A-Fa-f]{6}$'),
        branch_id platform.object_id not null
          constraint employee_branch_exists references branches.branch (id) on delete restrict,
        roles text[] not null
          constraint employee_roles_known check (
            cardinality(roles) > 0
            and roles <@ array['mover', 'team_lead', 'sales', 'manager', 'admin']
          ),
        active boolean not null default true,
        deleted boolean not null default false,
        constraint employee_deleted_is_inactive check (not (deleted and active))
      );
      create unique index employee_email_taken on employees.employee (lower(email))
        where not deleted;
      create index employee_of_branch on employees.employee (branch_id);

      create view employees.v_employee as
        select id, first_name, last_name,
               first_name || ' ' || last_name as full_name,
               coalesce(nullif(display_name, ''), first_name || ' ' || last_name) as display_name,
               email, phone, color, null::text as picture, branch_id, roles,
               'team_lead' = any (roles) as is_team_lead,
               'manager' = any (roles) as is_manager,
               'sales' = any (roles) as is_sales,
               'admin' = any (roles) as is_admin,
               active, deleted
        from employees.employee;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
