import {
  boolean,
  id,
  instant,
  integer,
  jsonb,
  smallint,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** What the stamps and entries of an operation come to. */
export const ACTUAL = view(
  'actuals.v_actual',
  {
    operation_id: id('operation_id'),
    version: integer('version'),
    left_yard: instant('left_yard').orNull(),
    started: instant('started').orNull(),
    finished: instant('finished').orNull(),
    back_yard: instant('back_yard').orNull(),
    breaks: jsonb('breaks'),
    break_minutes: smallint('break_minutes').orNull(),
    movers: smallint('movers').orNull(),
    extra_minutes: integer('extra_minutes'),
    extra_note: text('extra_note'),
    exceptional: boolean('exceptional'),
    exceptional_why: text('exceptional_why').orNull(),
    source: text('source'),
    is_asking: boolean('is_asking'),
  },
  sql`from actuals.actual`,
);
