import { counted } from '#kernel/counted.js';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { figureOf, type ReportRecord } from './report-rows';

type Rows = readonly ReportRecord[];

/** What adds up; rates, shares and averages don't. */
const SUMMED: Readonly<Record<ReportKind, readonly string[]>> = {
  moves: [
    'Estimated Hours',
    'Booked Hours',
    'Actual Hours',
    'Trip Fees',
    'Supplies',
    'Estimated Total',
    'Actual Total',
  ],
  manager: [
    'Days Acting',
    'Booked',
    'Confirmed',
    'Moved',
    'Cancelled',
    'Estimated Revenue',
    'Actual Revenue',
    'Calls',
  ],
  marketing: ['Leads', 'Repeat', 'Quoted', 'Booked', 'Cancelled', 'Revenue', 'Actual Revenue'],
};

const sum = (rows: Rows, head: string): string =>
  (
    rows.reduce((total, row) => total + Math.round((figureOf(row, head) ?? 0) * 100), 0) / 100
  ).toFixed(2);

const sums = (kind: ReportKind, rows: Rows): ReportRecord =>
  Object.fromEntries(SUMMED[kind].map((head) => [head, sum(rows, head)]));

const share = (part: number | null, whole: number | null, times = 1): string =>
  part === null || !whole ? '' : ((times * part) / whole).toFixed(2);

/** Each move is in the report of its salesperson and of its acting manager: two totals. */
const managerTotals = (rows: Rows): ReportRecord[] =>
  [...new Set(rows.map((row) => row['Function'] ?? ''))].map((Function) => ({
    ...sums(
      'manager',
      rows.filter((row) => row['Function'] === Function),
    ),
    Function,
    Person: 'Total',
  }));

function marketingTotal(rows: Rows): ReportRecord {
  const total = sums('marketing', rows);
  const of = (head: string): number | null => figureOf(total, head);
  return {
    ...total,
    Source: 'Total',
    'Conversion %': share(of('Booked'), of('Leads'), 100),
    'Cancelled %': share(of('Cancelled'), of('Leads'), 100),
    'Average Revenue': share(of('Revenue'), of('Booked')),
  };
}

/** The rows that stand under a report's table; none if it is empty. */
export function totalRows(kind: ReportKind, rows: Rows): ReportRecord[] {
  if (rows.length === 0) return [];
  switch (kind) {
    case 'moves':
      return [
        {
          ...sums('moves', rows),
          Day: 'Total',
          Customer: counted(rows.length, 'move'),
        },
      ];
    case 'manager':
      return managerTotals(rows);
    case 'marketing':
      return [marketingTotal(rows)];
  }
}
