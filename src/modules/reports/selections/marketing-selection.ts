import type { CsvSelection } from '#platform/csv/copy-csv.js';
import { REFERRER } from '#modules/referrers/index.js';
import type { ReportParams } from '../contract/report.view.js';
import { columnsOf } from './columns-of.js';
import { ENTERED, ENTERED_REVENUE } from './entered-sql.js';
import { atBranch, dayOf, dollars, inDays, nearDays, percentOf, scopeOf } from './report-scope.js';

const COLUMNS = columnsOf('marketing', {
  Source: 'coalesce(source.name, r.named)',
  Leads: 'coalesce(r.leads, 0)',
  Repeat: 'coalesce(r.repeats, 0)',
  Quoted: 'coalesce(r.quoted, 0)',
  Booked: 'coalesce(r.booked, 0)',
  'Conversion %': percentOf('r.booked', 'r.leads'),
  Cancelled: 'coalesce(r.cancelled, 0)',
  'Cancelled %': percentOf('r.cancelled', 'r.leads'),
  Revenue: dollars('coalesce(r.revenue, 0)'),
  'Average Revenue': dollars('round(r.revenue / nullif(r.booked, 0))'),
  'Actual Revenue': dollars('coalesce(r.actual, 0)'),
});

const FIGURES = `
  select lower(c.referred_by) as source, min(c.referred_by) as named, count(*) as leads,
         count(*) filter (where c.is_repeat) as repeats,
         count(*) filter (where c.last_rfq is not null) as quoted,
         count(*) filter (where is_booked) as booked,
         count(*) filter (where c.status = 'inactive') as cancelled,
         ${ENTERED_REVENUE} as revenue,
         sum(c.actual_price_cents) filter (where is_booked) as actual
  from ${ENTERED}
  where ${nearDays('c.created')} and ${inDays(dayOf('c.created'))}
    and ${atBranch('c.branch_id')}
  group by lower(c.referred_by)`;

/** One row for each source, the most leads first; active sources that brought nobody too. */
export const marketingSelection = (params: ReportParams): CsvSelection => ({
  columns: COLUMNS,
  from: `
    from (${FIGURES}) r
    full join ${REFERRER} source on lower(source.name) = r.source
    where r.leads > 0 or source.active
    order by r.leads desc nulls last, coalesce(source.name, r.named)`,
  values: scopeOf(params),
});
