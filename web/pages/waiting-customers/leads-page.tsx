import type { JSX } from 'react';
import { LeadList } from '../../features/customers';
import { useStaff } from '../../features/employees';

/** /emma/leads: the leads with the people who look at them. */
export default function LeadsPage(): JSX.Element {
  return <LeadList people={useStaff()} />;
}
