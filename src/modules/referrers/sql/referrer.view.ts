import { boolean, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** Where customers come from. */
export const REFERRER = view(
  'referrers.v_referrer',
  {
    id: id('id'),
    name: text('name'),
    active: boolean('active'),
  },
  sql`from referrers.referrer`,
);
