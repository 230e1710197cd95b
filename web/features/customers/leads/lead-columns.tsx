import { IconRepeat } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { LeadRow, TownView } from '#modules/customers/contract/lead-row.view.js';
import { showDay, showInstant, showPhone } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
import { DialLink } from '../../../shared/ui';
import { CustomerName } from '../list/customer-name';
import styles from './leads.module.css';
import { ManagingCell } from './managing-cell';
import { NextCallCell } from './next-call-cell';

const place = (at: TownView | null | undefined): string =>
  at ? [[at.city, at.state].filter(Boolean).join(', '), at.zip].filter(Boolean).join(' ') : '–';

const PlaceCell = ({ value }: { value?: string }): JSX.Element => (
  <span className={styles.place}>{value}</span>
);

function RepeatCell({ value }: { value?: boolean }): JSX.Element | null {
  return value ? (
    <span className={styles.repeat}>
      <IconRepeat size={14} aria-hidden />
      Repeat
    </span>
  ) : null;
}

/** The columns that both lists of waiting customers have, by name. */
export const LEAD_COLUMNS = {
  managing: (headerName: string): GridColumn<LeadRow> => ({
    colId: 'managing',
    headerName,
    width: 88,
    cellRenderer: ManagingCell,
  }),
  branch: {
    colId: 'branch',
    headerName: 'Branch',
    width: 114,
    valueGetter: ({ data }) => data?.branch.name,
  },
  created: {
    field: 'created',
    headerName: 'Created',
    width: 152,
    sortable: true,
    valueFormatter: ({ data }) => (data ? showInstant(data.created, data.branch.timezone) : ''),
  },
  requestedDay: {
    field: 'requestedDay',
    headerName: 'Requested Date',
    width: 124,
    valueFormatter: ({ data }) => showDay(data?.requestedDay),
  },
  name: {
    colId: 'name',
    headerName: 'Name',
    minWidth: 128,
    flex: 1,
    valueGetter: ({ data }) => data && `${data.lastName} ${data.firstName}`,
    cellRenderer: ({ data }: { data?: LeadRow }) => data && <CustomerName customer={data} />,
  },
  phone: {
    colId: 'phone',
    headerName: 'Phone',
    width: 120,
    valueGetter: ({ data }) => data?.phone && showPhone(data.phone),
    cellRenderer: ({ data }: { data?: LeadRow }) => data?.phone && <DialLink phone={data.phone} />,
  },
  nextCall: {
    colId: 'nextCall',
    headerName: 'Next call',
    width: 136,
    valueGetter: ({ data }) => data?.nextCall,
    cellRenderer: NextCallCell,
  },
  repeat: { field: 'isRepeat', headerName: 'Repeat', width: 76, cellRenderer: RepeatCell },
  from: {
    colId: 'from',
    headerName: 'From',
    minWidth: 116,
    flex: 1,
    valueGetter: ({ data }) => place(data?.from),
    cellRenderer: PlaceCell,
  },
  to: {
    colId: 'to',
    headerName: 'To',
    minWidth: 116,
    flex: 1,
    valueGetter: ({ data }) => place(data?.to),
    cellRenderer: PlaceCell,
  },
} satisfies Record<string, GridColumn<LeadRow> | ((headerName: string) => GridColumn<LeadRow>)>;
