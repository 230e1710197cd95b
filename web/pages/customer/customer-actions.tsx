import type { JSX } from 'react';
import type { CustomerView } from '../../../src/modules/moves/contract/customer.view';
import { CustomerTrail } from '../../features/calls';
import { ConfirmationButton, EmailButton, SentEmails } from '../../features/mail';
import { usePatchCustomerMutation } from '../../features/moves';
import { CustomerHistory } from './customer-history';

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
        customer={customer}
        emails={<SentEmails customer={customer} />}
        history={<CustomerHistory customer={customer} />}
      />
    </>
  );
}
