import { ELAPSED, type CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import {
  CUSTOMER_SORTS,
  type CustomerSort,
} from '#modules/customers/contract/customer-list-terms.js';
import { showDay, showInstant } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
import { addedColumns, growing, NAMED_COLUMNS, type NameOf } from './added-columns';
import { NameCell, SentCell } from './cells';
import type { ListState } from './list-state';

type Column = GridColumn<CustomerRow>;
type EmailKind = keyof CustomerRow['lastEmails'];

/** At 96 CSS pixels a day and the longest heading stand whole. */
const email = (kind: EmailKind, headerName: string, width: number): Column => ({
  colId: kind,
  headerName,
  ...growing(width),
  maxWidth: 96,
  valueGetter: ({ data }) => {
    const sent = data?.lastEmails[kind];
    // The day is the first ten characters of the date.
    return data && sent ? showInstant(sent, data.branch.timezone).slice(0, 10) : '';
  },
  cellRenderer: SentCell,
  tooltipValueGetter: ({ data }) => {
    const sent = data?.lastEmails[kind];
    return data && sent ? showInstant(sent, data.branch.timezone) : null;
  },
});

const COLUMNS: readonly Column[] = [
  {
    colId: 'branch',
    headerName: 'Branch',
    ...growing(106),
    valueGetter: ({ data }) => data?.branch.name,
  },
  {
    colId: 'activity',
    headerName: 'Next Activity',
    ...growing(118),
    sortable: true,
    valueGetter: ({ data }) =>
      data?.nextActivity === ELAPSED ? ELAPSED : showDay(data?.nextActivity),
  },
  {
    colId: 'requestedDay',
    headerName: 'Requested Date',
    ...growing(108),
    sortable: true,
    valueGetter: ({ data }) => showDay(data?.requestedDay),
  },
  {
    colId: 'name',
    headerName: 'Name',
    ...growing(120),
    maxWidth: 320,
    sortable: true,
    valueGetter: ({ data }) => data && `${data.firstName} ${data.lastName}`.trim(),
    cellRenderer: NameCell,
  },
  ...NAMED_COLUMNS,
  email('rfq', 'RFQ', 94),
  email('confirmation', 'Confirmation', 96),
  email('mym', 'MYM', 94),
  email('followup', 'Follow Up', 94),
];

/** The list's columns, the one it is sorted by marked. */
export function columnsFor({ search, sort, order }: ListState, nameOf: NameOf): Column[] {
  const marked: CustomerSort | null = sort ?? (search ? null : 'activity');
  return [...COLUMNS, ...addedColumns(nameOf)].map((column) =>
    column.sortable ? { ...column, sort: column.colId === marked ? order : null } : column,
  );
}

/** The list's sort that a column's heading stands for. */
export const sortOfColumn = (colId: string): CustomerSort | null =>
  CUSTOMER_SORTS.find((sort) => sort === colId) ?? null;
