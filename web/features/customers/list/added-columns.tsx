import { CUSTOMER_COLUMNS } from '#modules/customers/contract/customer-list-terms.js';
import type { CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import { showDollars, showInstant, showPhone } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
import { standingFill, standingLabel, type Standing } from '../../../shared/labels';
import { DialLink } from '../../../shared/ui';
import styles from './list.module.css';

type Column = GridColumn<CustomerRow>;

/**
 * A column that is at least so wide, in CSS pixels, and takes its part of what a wider window leaves; one that somebody
 * drew to another width keeps that.
 */
export const growing = (minWidth: number): Pick<Column, 'minWidth' | 'flex'> => ({
  minWidth,
  flex: minWidth,
});

interface CellProps {
  data?: CustomerRow;
}

const PhoneCell = ({ data }: CellProps) => (data?.phone ? <DialLink phone={data.phone} /> : null);

const standingOf = (row: CustomerRow | undefined): Standing | null => {
  if (row?.stage === undefined) return null;
  const { status, stage, isBooked, isFullyBooked } = row;
  return { status, stage, trucks: isFullyBooked ? 'all' : isBooked ? 'some' : 'none' };
};

const StageCell = ({ data }: CellProps) => {
  const standing = standingOf(data);
  return (
    standing && (
      <span className={styles.stage} data-fill={standingFill(standing)}>
        {standingLabel(standing)}
      </span>
    )
  );
};

const instantIn = (row: CustomerRow | undefined, instant: string | null | undefined): string =>
  row && instant ? showInstant(instant, row.branch.timezone) : '';

/** Somebody's name by their id; empty while it is not known. */
export type NameOf = (id: string | null | undefined) => string;

/** Whom to call, how far they are and how much it is: beside the name, unless someone hides them. */
export const NAMED_COLUMNS: readonly Column[] = [
  {
    colId: 'phone',
    headerName: 'Phone',
    ...growing(124),
    valueGetter: ({ data }) => data?.phone && showPhone(data.phone),
    cellRenderer: PhoneCell,
  },
  {
    colId: 'stage',
    headerName: 'Stage',
    ...growing(118),
    valueGetter: ({ data }) => {
      const standing = standingOf(data);
      return standing ? standingLabel(standing) : undefined;
    },
    cellRenderer: StageCell,
  },
  {
    colId: 'estimate',
    headerName: 'Estimate',
    ...growing(74),
    type: 'rightAligned',
    valueGetter: ({ data }) => (data?.estimate ? showDollars(data.estimate) : ''),
  },
];

/** Columns that are shown when someone adds them. */
export const addedColumns = (nameOf: NameOf): Column[] => {
  const columns: Column[] = [
    {
      colId: 'status',
      headerName: 'Status',
      width: 96,
      valueGetter: ({ data }) => (data?.status === 'inactive' ? 'Canceled' : 'Active'),
    },
    {
      colId: 'nextStart',
      headerName: 'Next start',
      width: 164,
      valueGetter: ({ data }) => instantIn(data, data?.nextStart),
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

const idsOf = (columns: readonly Column[]): readonly string[] =>
  columns.map(({ colId = '' }) => colId);

/** What whoever chose no columns does not see. */
export const HIDDEN_AT_FIRST = idsOf(addedColumns(() => ''));

/** What the server tells only where it is asked for. */
const ASKED_FOR = [...idsOf(NAMED_COLUMNS), ...HIDDEN_AT_FIRST];

/** The part of the query that asks for what is shown, and what is needed besides. */
export function columnParams(
  hidden: readonly string[],
  besides: readonly string[] = [],
): Record<string, string> {
  const shown = CUSTOMER_COLUMNS.filter(
    (name) => besides.includes(name) || (ASKED_FOR.includes(name) && !hidden.includes(name)),
  );
  return shown.length > 0 ? { columns: shown.join(',') } : {};
}
