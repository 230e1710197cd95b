import { skipToken } from '@reduxjs/toolkit/query/react';
import type { JSX } from 'react';
import { QUEUE_REFRESH_MS } from '#modules/customers/contract/customer-list-terms.js';
import type { LeadRow } from '#modules/customers/contract/lead-row.view.js';
import type { GridColumn } from '../../../shared/grid';
import { useListLeadsQuery } from '../api';
import { AgeBarCell, AgeCell } from './age-cells';
import { LEAD_COLUMNS } from './lead-columns';
import { leadRank } from './next-call';
import type { People } from '../people';
import { QueuePage } from './queue-page';

export const COLUMNS: readonly GridColumn<LeadRow>[] = [
  LEAD_COLUMNS.managing('Managing'),
  LEAD_COLUMNS.branch,
  { colId: 'age', headerName: 'Age', width: 72, cellRenderer: AgeCell },
  LEAD_COLUMNS.requestedDay,
  { colId: 'status', headerName: 'Status', width: 96, cellRenderer: AgeBarCell },
  LEAD_COLUMNS.name,
  LEAD_COLUMNS.phone,
  LEAD_COLUMNS.nextCall,
  LEAD_COLUMNS.repeat,
  LEAD_COLUMNS.from,
  LEAD_COLUMNS.to,
];

const useLeads = (branchId: string | null) =>
  useListLeadsQuery(branchId ?? skipToken, { pollingInterval: QUEUE_REFRESH_MS });

/** /emma/leads: customers who asked for a move and have not been called or written to. */
export default function LeadList({ people }: { people: People }): JSX.Element {
  return (
    <QueuePage<LeadRow>
      title="New Leads"
      name="leads"
      people={people}
      columns={COLUMNS}
      rank={leadRank}
      emptyText="No leads are waiting"
      useRows={useLeads}
    />
  );
}
