import { id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** Calls, which are events in a customer's trail. */
export const CALL = view(
  'calls.v_call',
  {
    id: id('id'),
    customer_id: text('entity_id'),
    employee_id: id('employee_id').orNull(),
    at: instant('at'),
    call_type: text("data ->> 'callType'").orNull(),
    notes: text("data ->> 'notes'").orNull(),
  },
  sql`from platform.history_event where entity = 'customer' and type = 'PHONED'`,
);
