import type { Customer } from './customer.js';

/** Whether a customer was told the plan: as it is now, before it changed, or never. */
export type Confirmation = 'sent' | 'changed' | 'none';

/** What reached the customer; `v_customer` says the same in SQL. */
export const confirmationOf = ({
  reconfirm,
  lastEmails,
}: Pick<Customer, 'reconfirm' | 'lastEmails'>): Confirmation => {
  if (reconfirm) return 'changed';
  return (lastEmails.confirmation ?? lastEmails.autoconfirm) === null ? 'none' : 'sent';
};
