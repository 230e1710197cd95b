import { STATES_WITH_TRUCKS } from '#modules/moves/contract/activity-rules.js';
import { isNobody } from '../table/nobody-last';
import { figureOf, type ReportRecord } from '../table/report-rows';
import { stepsOf, type ChartSpan } from './chart-steps';

/** Two figures side by side under one label. */
export interface Pair {
  label: string;
  estimated: number;
  actual: number;
}

export interface Conversion {
  label: string;
  /** Percent of the leads that booked. */
  conversion: number;
  leads: number;
}

type Rows = readonly ReportRecord[];

const MOST_PEOPLE = 10;

const isBooked = (row: ReportRecord): boolean =>
  STATES_WITH_TRUCKS.some((state) => state === row.State);

function grouped(rows: Rows, keyOf: (row: ReportRecord) => string): Map<string, ReportRecord[]> {
  const groups = new Map<string, ReportRecord[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const sum = (rows: Rows, head: string): number =>
  Math.round(rows.reduce((total, row) => total + (figureOf(row, head) ?? 0) * 100, 0)) / 100;

const average = (rows: Rows, head: string): number =>
  Math.round((sum(rows, head) / rows.length) * 100) / 100;

const pairOf = (label: string, rows: Rows): Pair => ({
  label,
  estimated: sum(rows, 'Estimated Total'),
  actual: sum(rows, 'Actual Total'),
});

/**
 * What booked moves should bring and what was paid for them, on every day or in every month of the
 * report, also where there is nothing.
 */
export function revenueOverTime(moves: Rows, span: ChartSpan): Pair[] {
  const steps = stepsOf(span);
  const groups = grouped(moves.filter(isBooked), (row) =>
    (row.Day ?? '').slice(0, steps.keyLength),
  );
  return steps.list.map(({ key, label }) => pairOf(label, groups.get(key) ?? []));
}

/** How long moves took on average, by the whole hours that they were estimated at. */
export const hoursByEstimate = (moves: Rows): Pair[] =>
  [
    ...grouped(
      moves.filter((row) => isBooked(row) && figureOf(row, 'Actual Hours') !== null),
      (row) => String(Math.round(figureOf(row, 'Estimated Hours') ?? 0)),
    ),
  ]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([hours, rows]) => ({
      label: `${hours} h`,
      estimated: average(rows, 'Estimated Hours'),
      actual: average(rows, 'Actual Hours'),
    }));

/** What each salesperson's bookings should bring and brought, those with the most first. */
export const revenueByPerson = (people: Rows): Pair[] =>
  [
    ...grouped(
      people.filter((row) => row.Function === 'Sales'),
      (row) => row.Person ?? '',
    ),
  ]
    .map(([label, rows]) => ({
      label,
      estimated: sum(rows, 'Estimated Revenue'),
      actual: sum(rows, 'Actual Revenue'),
    }))
    .sort(
      (a, b) => Number(isNobody(a.label)) - Number(isNobody(b.label)) || b.estimated - a.estimated,
    )
    .slice(0, MOST_PEOPLE);

/** How many of a source's leads booked, the best first; sources without leads are left out. */
export const conversionBySource = (sources: Rows): Conversion[] =>
  sources
    .map((row) => ({
      label: row.Source ?? '',
      conversion: figureOf(row, 'Conversion %') ?? 0,
      leads: figureOf(row, 'Leads') ?? 0,
    }))
    .filter(({ leads }) => leads > 0)
    .sort((a, b) => b.conversion - a.conversion || b.leads - a.leads);
