import { BRANCH } from '#modules/branches/index.js';
import { ACTIVITY, CUSTOMER } from '#modules/moves/index.js';
import { isBooked, quotedTotal } from './report-scope.js';

/**
 * Customers `c` by the day they were entered, with branch `b`: `is_booked`, and `moves.estimated`, the
 * cents that booked days are estimated at where no price was paid.
 */
export const ENTERED = `
  ${CUSTOMER} c
  join ${BRANCH} b on b.id = c.branch_id
  cross join lateral (select c.status = 'active' and c.has_booked_operation as is_booked) its
  cross join lateral (
    select sum(${quotedTotal('a')}) as estimated
    from ${ACTIVITY} a
    where a.customer_id = c.id and ${isBooked('a')}
      and is_booked and c.actual_price_cents is null
  ) moves`;

/** Cents that a booked customer brings: paid, or else estimated. */
export const ENTERED_REVENUE =
  'sum(coalesce(c.actual_price_cents, moves.estimated)) filter (where is_booked)';
