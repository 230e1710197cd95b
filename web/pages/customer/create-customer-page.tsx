import type { JSX } from 'react';
import { CreateCustomerDialog } from '../../features/moves';

/** /emma/customer/create: a dialog with an address of its own, over the customer list. */
export default function CreateCustomerPage(): JSX.Element {
  return <CreateCustomerDialog />;
}
