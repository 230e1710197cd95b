import { useMemo, type CSSProperties, type JSX } from 'react';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import { DataGrid } from '../../../shared/grid';
import { useListAllBranchesQuery } from '../../branches';
import { REPORT_NAMES } from '../report-labels';
import type { ReportRecord, ReportRows } from './report-rows';
import styles from './report-table.module.css';
import { tableColumns } from './table-columns';

export interface ReportTableProps {
  kind: ReportKind;
  table: ReportRows;
}

const customerOf = (row: ReportRecord): string => `/emma/customer/${row['Customer Id'] ?? ''}`;

/**
 * The rows of a report as a grid, as high as they need but no higher than the page has room for.
 */
export default function ReportTable({ kind, table }: ReportTableProps): JSX.Element {
  const { heads, rows } = table;
  const { data: branches } = useListAllBranchesQuery();
  const columns = useMemo(() => {
    const zones = new Map(branches?.map(({ name, timezone }) => [name, timezone]));
    return tableColumns(kind, heads, zones);
  }, [kind, heads, branches]);
  const keyed = useMemo(() => new Map(rows.map((row, at) => [row, String(at)])), [rows]);
  return (
    <div className={styles.table} style={{ '--rows': rows.length } as CSSProperties}>
      <DataGrid
        label={REPORT_NAMES[kind]}
        name={`report-${kind}`}
        rows={rows}
        columns={columns}
        rowId={(row) => keyed.get(row) ?? ''}
        rowLink={kind === 'moves' ? customerOf : undefined}
        emptyText="Nothing on these days"
      />
    </div>
  );
}
