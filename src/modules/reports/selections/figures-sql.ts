import { BRANCH } from '#modules/branches/index.js';
import { CALL } from '#modules/calls/index.js';
import { CUSTOMER } from '#modules/moves/index.js';
import type { FigureName } from '../contract/report-figures.js';
import type { ReportKind } from '../contract/report-terms.js';
import { ACTIVITIES } from './activities-sql.js';
import { ENTERED, ENTERED_REVENUE } from './entered-sql.js';
import { atBranch, dayOf, isBooked, percentOf, quotedTotal } from './report-scope.js';

const inSpan = (day: string): string => `${day} between span.first and span.last`;

/** Narrows instants to the days, plus the hours by which zones differ, which an index can do. */
const nearSpan = (instant: string): string =>
  `${instant} >= span.first - interval '2 days' and ${instant} < span.last + interval '3 days'`;

const BOOKED = `c.status = 'active' and ${isBooked('a')}`;

const WORK = `
  select count(*) filter (where ${BOOKED}) as booked,
         count(*) filter (where ${BOOKED}
           and coalesce(c.last_confirmation, c.last_autoconfirm) is not null) as confirmed,
         count(*) filter (where c.status = 'inactive') as canceled,
         coalesce(sum(coalesce(paid.cents, ${quotedTotal('a')})) filter (where ${BOOKED}), 0)
           as revenue
  from ${ACTIVITIES}
  where ${inSpan('a.activity_day')} and ${atBranch('a.branch_id')}`;

const CALLS = `
  select count(*) as calls
  from ${CALL} k
  join ${CUSTOMER} c on c.id = k.customer_id
  join ${BRANCH} b on b.id = c.branch_id
  where ${nearSpan('k.at')} and ${inSpan(dayOf('k.at'))} and ${atBranch('c.branch_id')}`;

const LEADS = `
  select count(*) as leads, count(*) filter (where is_booked) as booked,
         coalesce(${ENTERED_REVENUE}, 0) as revenue
  from ${ENTERED}
  where ${nearSpan('c.created')} and ${inSpan(dayOf('c.created'))} and ${atBranch('c.branch_id')}`;

interface Figures<Kind extends ReportKind> {
  /** What the figures are computed of: one row for a span. */
  from: string;
  /** Counts, cents, percent. */
  sql: Record<FigureName<Kind>, string>;
}

const DOLLARS = 'round(revenue) / 100';

const FIGURES: { [Kind in ReportKind]: Figures<Kind> } = {
  moves: {
    from: `(${WORK}) work`,
    sql: {
      Moves: 'booked',
      Revenue: DOLLARS,
      'Average move': 'round(revenue / nullif(booked, 0)) / 100',
      Canceled: percentOf('canceled', '(booked + canceled)'),
    },
  },
  manager: {
    from: `(${WORK}) work cross join lateral (${CALLS}) calls`,
    sql: {
      Booked: 'booked',
      Confirmed: percentOf('confirmed', 'booked'),
      Revenue: DOLLARS,
      Calls: 'calls',
    },
  },
  marketing: {
    from: `(${LEADS}) entered`,
    sql: {
      Leads: 'leads',
      Booked: 'booked',
      Conversion: percentOf('booked', 'leads'),
      Revenue: DOLLARS,
    },
  },
};

/**
 * The figures of some spans of days, one row for each in their order: `figures` has them in the
 * order of REPORT_FIGURES. `$1` first days, `$2` last days, `$3` a branch or 'all'.
 */
export const figuresSql = (kind: ReportKind): string => {
  const { from, sql } = FIGURES[kind];
  return `
    select array[${Object.values(sql).join(', ')}]::float8[] as figures
    from unnest($1::date[], $2::date[]) with ordinality span (first, last, place)
    cross join lateral ${from}
    order by span.place`;
};
