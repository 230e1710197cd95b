/** Employees, and their pictures, separate from their rows, which are read often and without them. */
export const EMPLOYEES_BASELINE = `
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

  create table employees.picture (
    employee_id platform.object_id primary key
      references employees.employee (id) on delete cascade,
    secret text not null constraint picture_secret_taken unique,
    webp bytea not null
  );`;
