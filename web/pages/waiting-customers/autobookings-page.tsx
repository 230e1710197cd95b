import type { JSX } from 'react';
import { AutobookingList } from '../../features/customers';
import { useStaff } from '../../features/employees';

/** /emma/autobookings: the autobookings with the people who look at them. */
export default function AutobookingsPage(): JSX.Element {
  return <AutobookingList people={useStaff()} />;
}
