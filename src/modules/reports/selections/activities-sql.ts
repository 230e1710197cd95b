import { BRANCH } from '#modules/branches/index.js';
import { ACTIVITY, CUSTOMER } from '#modules/moves/index.js';
import { DAY_PLAN } from '#modules/scheduling/index.js';

/**
 * Activities `a` with customer `c`, branch `b`, acting manager `p`, and the activity's share
 * `paid.cents` of the price that the customer paid. Shares follow the estimates and add up to the
 * price, to the cent.
 */
export const ACTIVITIES = `
  ${ACTIVITY} a
  join ${CUSTOMER} c on c.id = a.customer_id
  join ${BRANCH} b on b.id = a.branch_id
  left join ${DAY_PLAN} p on p.branch_id = a.branch_id and p.day = a.activity_day
  cross join lateral (
    select case when cardinality(c.activity_days) < 2 then c.actual_price_cents
                else floor(c.actual_price_cents * upto / total + 0.5)
                   - floor(c.actual_price_cents * (upto - weight) / total + 0.5)
           end::bigint as cents
    from (
      select sum(weight) as total, sum(weight) filter (where day <= a.activity_day) as upto,
             max(weight) filter (where day = a.activity_day) as weight
      from (
        select s.activity_day as day, greatest(s.est_total_cost_cents, 1) as weight
        from ${ACTIVITY} s
        where s.customer_id = a.customer_id
          and c.actual_price_cents is not null and cardinality(c.activity_days) > 1
      ) each_day
    ) shares
  ) paid`;
