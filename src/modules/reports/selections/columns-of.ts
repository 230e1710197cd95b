import type { CsvColumn } from '#platform/csv/copy-csv.js';
import { REPORT_COLUMNS } from '../contract/report-columns.js';
import type { ColumnKind, ReportHead } from '../contract/report-columns.js';
import type { ReportKind } from '../contract/report-terms.js';

const FIGURES: readonly ColumnKind[] = ['count', 'hours', 'money', 'percent'];

/** A report's columns in their order, each with the SQL of its cells. */
export const columnsOf = <Kind extends ReportKind>(
  kind: Kind,
  cells: Readonly<Record<ReportHead<Kind>, string>>,
): CsvColumn[] => {
  const kinds = Object.entries(REPORT_COLUMNS[kind]) as [ReportHead<Kind>, ColumnKind][];
  return kinds.map(([head, cellKind]) => ({
    head,
    sql: cells[head],
    ...(FIGURES.includes(cellKind) ? { figure: true } : {}),
  }));
};
