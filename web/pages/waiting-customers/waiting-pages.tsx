import type { JSX } from 'react';
import { AutobookingList, LeadList } from '../../features/customers';
import { useStaff } from '../../features/employees';

/** /emma/leads: the leads with the people who look at them. */
export function LeadsPage(): JSX.Element {
  return <LeadList people={useStaff()} />;
}

/** /emma/autobookings: the autobookings with the people who look at them. */
export function AutobookingsPage(): JSX.Element {
  return <AutobookingList people={useStaff()} />;
}
