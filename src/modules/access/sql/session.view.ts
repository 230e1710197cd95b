import { id, instant } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** Who is signed in. */
export const SESSION = view(
  'access.v_session',
  {
    id: id('id'),
    employee_id: id('employee_id'),
    last_used: instant('last_used'),
    expires: instant('expires'),
  },
  sql`from access.session`,
);
