import { useMemo, type CSSProperties, type JSX } from 'react';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { DataGrid } from '../../../shared/grid';
import { useListAllBranchesQuery } from '../../branches';
import { REPORT_NAMES } from '../report-labels';
import { nobodyLast } from './nobody-last';
import type { ReportRecord, ReportRows } from './report-rows';
import styles from './report-table.module.css';
import { tableColumns } from './table-columns';
import { totalRows } from './totals';

export interface ReportTableProps {
  kind: ReportKind;
  table: ReportRows;
}

const customerOf = (row: ReportRecord): string | null =>
  row['Customer Id'] ? `/emma/customer/${row['Customer Id']}` : null;

/**
 * The rows of a report as a grid, as high as they need but no higher than the page has room for.
 */
export default function ReportTable({ kind, table }: ReportTableProps): JSX.Element {
  const { heads } = table;
  const rows = useMemo(() => nobodyLast(table.rows), [table.rows]);
  const totals = useMemo(() => totalRows(kind, rows), [kind, rows]);
  const { data: branches } = useListAllBranchesQuery();
  const columns = useMemo(() => {
    const zones = new Map(branches?.map(({ name, timezone }) => [name, timezone]));
    return tableColumns(kind, heads, { rows: [...rows, ...totals], zones });
  }, [kind, heads, rows, totals, branches]);
  const keyed = useMemo(
    () => new Map([...rows, ...totals].map((row, at) => [row, String(at)])),
    [rows, totals],
  );
  return (
    <div
      className={styles.table}
      style={{ '--rows': rows.length + totals.length } as CSSProperties}
    >
      <DataGrid
        label={REPORT_NAMES[kind]}
        name={`${kind}-report`}
        rows={rows}
        totals={totals}
        columns={columns}
        rowId={(row) => keyed.get(row) ?? ''}
        rowLink={kind === 'moves' ? customerOf : undefined}
        emptyText="Nothing on these days"
      />
    </div>
  );
}
