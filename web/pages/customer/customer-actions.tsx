import type { JSX } from 'react';
import type { CustomerView } from '../../../src/modules/moves/contract/customer.view';
import { CustomerTrail } from '../../features/calls';
import { ConfirmationButton, EmailButton, SentEmails } from '../../features/mail';
import { usePatchCustomerMutation } from '../../features/moves';

/** What one does with a customer beside changing it: write, confirm, call, look back. */
export function CustomerActions({ customer }: { customer: CustomerView }): JSX.Element {
  const [patch] = usePatchCustomerMutation();
  return (
    <>
      <ConfirmationButton
        customer={customer}
        onDismiss={() => patch({ id: customer._id, meta: { reconfirm: false } }).unwrap()}
      />
      <EmailButton customer={customer} />
      <CustomerTrail
        customerId={customer._id}
        phone={customer.phone}
        timezone={customer.branch.timezone}
        emails={<SentEmails customer={customer} />}
      />
    </>
  );
}
