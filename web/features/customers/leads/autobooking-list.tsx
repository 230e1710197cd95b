import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, type JSX } from 'react';
import { QUEUE_REFRESH_MS } from '#modules/customers/contract/customer-list-terms.js';
import type { AutobookingRow } from '#modules/customers/contract/lead-row.view.js';
import type { GridColumn } from '../../../shared/grid';
import { useListAutobookingsQuery } from '../api';
import { FirstCallCell, urgencyOf } from './first-call-cell';
import { LEAD_COLUMNS } from './lead-columns';
import { autobookingRank } from './next-call';
import type { People } from '../people';
import { growing } from '../list/added-columns';
import { QueuePage } from './queue-page';
import { useNow } from './use-now';

/** Whom to call and where from, and how soon. */
export const AUTOBOOKING_COLUMNS = [
  LEAD_COLUMNS.managing('Manager'),
  LEAD_COLUMNS.branch,
  LEAD_COLUMNS.created,
  { ...LEAD_COLUMNS.name, sortable: true },
  LEAD_COLUMNS.phone,
  LEAD_COLUMNS.nextCall,
  LEAD_COLUMNS.repeat,
  { ...LEAD_COLUMNS.requestedDay, sortable: true },
  LEAD_COLUMNS.from,
  LEAD_COLUMNS.to,
  {
    field: 'firstCall',
    headerName: 'First Call',
    ...growing(146),
    cellRenderer: FirstCallCell,
  },
] as readonly GridColumn<AutobookingRow>[];

const useAutobookings = (branchId: string | null) =>
  useListAutobookingsQuery(branchId ?? skipToken, { pollingInterval: QUEUE_REFRESH_MS });

/** /emma/autobookings: customers who booked on the web site and have not been called. */
export default function AutobookingList({ people }: { people: People }): JSX.Element {
  const now = useNow();
  const rowClass = useCallback(
    (row: AutobookingRow) => {
      const urgency = urgencyOf(row, now);
      return urgency === 'normal' ? undefined : urgency;
    },
    [now],
  );
  return (
    <QueuePage<AutobookingRow>
      title="Autobookings"
      name="autobookings"
      people={people}
      columns={AUTOBOOKING_COLUMNS}
      rank={autobookingRank}
      rowClass={rowClass}
      emptyText="No autobookings are waiting"
      useRows={useAutobookings}
    />
  );
}
