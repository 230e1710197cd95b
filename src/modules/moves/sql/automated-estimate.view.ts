import { id, integer, jsonb, numeric } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** What the estimate of an activity was computed from. */
export const AUTOMATED_ESTIMATE = view(
  'moves.v_automated_estimate',
  {
    activity_id: id('id'),
    automated_hours: numeric('automated_hours').orNull(),
    automated_movers: integer('automated_movers').orNull(),
    automated_trucks: integer('automated_trucks').orNull(),
    estimate_basis: jsonb('estimate_basis').orNull(),
    figure_origins: jsonb('figure_origins'),
  },
  sql`from moves.activity`,
);
