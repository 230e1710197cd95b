import { useMediaQuery } from '@mantine/hooks';
import { IconRepeat } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { LeadRow, TownView } from '#modules/customers/contract/lead-row.view.js';
import { showDay, showInstant, showPhone } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';
import { DialLink } from '../../../shared/ui';
import { growing } from '../list/added-columns';
import { CustomerName } from '../list/customer-name';
import { NARROW_LIST } from '../list/list-params';
import styles from './leads.module.css';
import { ManagingCell } from './managing-cell';
import { NextCallCell } from './next-call-cell';

const place = (at: TownView | null | undefined): string =>
  at ? [[at.city, at.state].filter(Boolean).join(', '), at.zip].filter(Boolean).join(' ') : '–';

interface PlaceCellProps {
  value?: string;
  valueFormatted?: string | null;
}

const PlaceCell = ({ value, valueFormatted }: PlaceCellProps): JSX.Element => (
  <span className={styles.place}>{valueFormatted ?? value}</span>
);

function RepeatCell({ value }: { value?: boolean }): JSX.Element | null {
  return value ? (
    <span className={styles.repeat}>
      <IconRepeat size={14} aria-hidden />
      Repeat
    </span>
  ) : null;
}

/** On a phone with whom to call, and when: those columns are beyond its edge. */
function NameCell({ data }: { data?: LeadRow }): JSX.Element | null {
  const isNarrow = useMediaQuery(NARROW_LIST, false, { getInitialValueInEffect: false });
  if (!data) return null;
  return (
    <span className={styles.who}>
      <span>
        <CustomerName customer={data} />
      </span>
      {isNarrow && (
        <span className={styles.beneath}>
          {data.phone && <DialLink phone={data.phone} />}
          <NextCallCell data={data} />
        </span>
      )}
    </span>
  );
}

/** The columns that both lists of waiting customers have, by name. */
export const LEAD_COLUMNS = {
  managing: (headerName: string): GridColumn<LeadRow> => ({
    colId: 'managing',
    headerName,
    width: 72,
    cellRenderer: ManagingCell,
  }),
  branch: {
    colId: 'branch',
    headerName: 'Branch',
    ...growing(106),
    valueGetter: ({ data }) => data?.branch.name,
  },
  created: {
    field: 'created',
    headerName: 'Created',
    ...growing(102),
    cellRenderer: PlaceCell,
    sortable: true,
    valueFormatter: ({ data }) => (data ? showInstant(data.created, data.branch.timezone) : ''),
  },
  requestedDay: {
    field: 'requestedDay',
    headerName: 'Requested Date',
    ...growing(108),
    valueFormatter: ({ data }) => showDay(data?.requestedDay),
  },
  name: {
    colId: 'name',
    headerName: 'Name',
    ...growing(120),
    valueGetter: ({ data }) => data && `${data.lastName} ${data.firstName}`,
    cellRenderer: NameCell,
  },
  phone: {
    colId: 'phone',
    headerName: 'Phone',
    ...growing(124),
    valueGetter: ({ data }) => data?.phone && showPhone(data.phone),
    cellRenderer: ({ data }: { data?: LeadRow }) => data?.phone && <DialLink phone={data.phone} />,
  },
  nextCall: {
    colId: 'nextCall',
    headerName: 'Next call',
    ...growing(112),
    valueGetter: ({ data }) => data?.nextCall,
    cellRenderer: NextCallCell,
  },
  repeat: { field: 'isRepeat', headerName: 'Repeat', width: 78, cellRenderer: RepeatCell },
  from: {
    colId: 'from',
    headerName: 'From',
    ...growing(104),
    valueGetter: ({ data }) => place(data?.from),
    cellRenderer: PlaceCell,
  },
  to: {
    colId: 'to',
    headerName: 'To',
    ...growing(104),
    valueGetter: ({ data }) => place(data?.to),
    cellRenderer: PlaceCell,
  },
} satisfies Record<string, GridColumn<LeadRow> | ((headerName: string) => GridColumn<LeadRow>)>;
