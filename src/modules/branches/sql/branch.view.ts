import { boolean, double, id, integer, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** What other modules know of a branch. */
export const BRANCH = view(
  'branches.v_branch',
  {
    id: id('id'),
    name: text('name'),
    timezone: text('timezone'),
    phone: text('phone'),
    default_hourly_rate_cents: integer('default_hourly_rate_cents').orNull(),
    active: boolean('active'),
    normalized_address: text('normalized_address'),
    latitude: double('latitude').orNull(),
    longitude: double('longitude').orNull(),
    public_share: smallint('public_share'),
    email_proof: boolean('email_proof'),
  },
  sql`from branches.branch`,
);
