import { CUSTOMER_COLUMNS } from '#modules/customers/contract/customer-list-terms.js';
import type { CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import { showDollars, showInstant, showPhone } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
import { standingLabel } from '../../../shared/labels';
import { DialLink } from '../../../shared/ui';
import styles from './list.module.css';

type Column = GridColumn<CustomerRow>;

interface CellProps {
  data?: CustomerRow;
}

const PhoneCell = ({ data }: CellProps) => (data?.phone ? <DialLink phone={data.phone} /> : null);

/** How far a stage is, for the eye: a ring, a half, a full dot. */
const fillOf = (stage: number): string => (stage >= 50 ? 'full' : stage >= 20 ? 'half' : 'none');

const standingOf = (row: CustomerRow | undefined): string | undefined => {
  if (row?.stage === undefined) return undefined;
  const { status, stage, isBooked = false } = row;
  return standingLabel({ status, stage, isBooked });
};

/** A ring where nothing is sold by now. */
const StageCell = ({ data }: CellProps) =>
  data?.stage === undefined ? null : (
    <span
      className={styles.stage}
      data-fill={
        data.status === 'inactive' || (!data.isBooked && data.stage >= 50)
          ? 'none'
          : fillOf(data.stage)
      }
    >
      {standingOf(data)}
    </span>
  );

const instantIn = (row: CustomerRow | undefined, instant: string | null | undefined): string =>
  row && instant ? showInstant(instant, row.branch.timezone) : '';

/** Somebody's name by their id; empty while it is not known. */
export type NameOf = (id: string | null | undefined) => string;

/** Columns that are shown when someone adds them. */
export const addedColumns = (nameOf: NameOf): Column[] => {
  const columns: Column[] = [
    {
      colId: 'phone',
      headerName: 'Phone',
      width: 136,
      valueGetter: ({ data }) => data?.phone && showPhone(data.phone),
      cellRenderer: PhoneCell,
    },
    {
      colId: 'status',
      headerName: 'Status',
      width: 96,
      valueGetter: ({ data }) => (data?.status === 'inactive' ? 'Canceled' : 'Active'),
    },
    {
      colId: 'stage',
      headerName: 'Stage',
      width: 140,
      valueGetter: ({ data }) => standingOf(data),
      cellRenderer: StageCell,
    },
    {
      colId: 'nextStart',
      headerName: 'Next start',
      width: 164,
      valueGetter: ({ data }) => instantIn(data, data?.nextStart),
    },
    {
      colId: 'estimate',
      headerName: 'Estimate',
      width: 104,
      type: 'rightAligned',
      valueGetter: ({ data }) => (data?.estimate ? showDollars(data.estimate) : ''),
    },
    {
      colId: 'manager',
      headerName: 'Manager',
      width: 132,
      valueGetter: ({ data }) => nameOf(data?.managedBy),
    },
    { colId: 'source', headerName: 'Source', width: 132, valueGetter: ({ data }) => data?.source },
    {
      colId: 'created',
      headerName: 'Created',
      width: 164,
      sortable: true,
      valueGetter: ({ data }) => instantIn(data, data?.created),
    },
    {
      colId: 'nextCall',
      headerName: 'Next call',
      width: 164,
      valueGetter: ({ data }) => instantIn(data, data?.nextCall),
      tooltipValueGetter: ({ data }) => data?.nextCallWords ?? '',
    },
  ];
  return columns.map((column) => ({ ...column, initialHide: true }));
};

/** Their ids. */
export const ADDED_COLUMNS: readonly string[] = addedColumns(() => '').map(
  ({ colId = '' }) => colId,
);

/** The part of the query that asks for what is shown, and what is needed besides. */
export function columnParams(
  hidden: readonly string[],
  besides: readonly string[] = [],
): Record<string, string> {
  const shown = CUSTOMER_COLUMNS.filter(
    (name) => besides.includes(name) || (ADDED_COLUMNS.includes(name) && !hidden.includes(name)),
  );
  return shown.length > 0 ? { columns: shown.join(',') } : {};
}
