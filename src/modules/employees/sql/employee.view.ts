import { boolean, id, text, texts } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** What other modules know of an employee. */
export const EMPLOYEE = view(
  'employees.v_employee',
  {
    id: id('e.id'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    full_name: text("first_name || ' ' || last_name"),
    display_name: text("coalesce(nullif(display_name, ''), first_name || ' ' || last_name)"),
    email: text('email'),
    phone: text('phone'),
    color: text('color'),
    picture: text("'/api/v3/picture/' || p.secret").orNull(),
    branch_id: id('branch_id'),
    roles: texts('roles'),
    is_team_lead: boolean("'team_lead' = any (roles)"),
    is_manager: boolean("'manager' = any (roles)"),
    is_sales: boolean("'sales' = any (roles)"),
    is_admin: boolean("'admin' = any (roles)"),
    active: boolean('active'),
    deleted: boolean('deleted'),
  },
  sql`from employees.employee e left join employees.picture p on p.employee_id = e.id`,
);
