import type { JSX } from 'react';
import { CreateCustomerDialog } from '../../features/moves';
import { PageFrame } from '../../shared/pages';

/** /emma/customer/create: a dialog with an address of its own. */
export default function CreateCustomerPage(): JSX.Element {
  return (
    <PageFrame title="New Customer">
      <CreateCustomerDialog />
    </PageFrame>
  );
}
