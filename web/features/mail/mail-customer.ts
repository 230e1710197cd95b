import type { CustomerView } from '#modules/moves/contract/customer.view.js';

/** What the email parts need to know about a customer. */
export type MailCustomer = Pick<
  CustomerView,
  | '_id'
  | 'nounce'
  | 'status'
  | 'firstName'
  | 'lastName'
  | 'branchId'
  | 'branch'
  | 'email'
  | 'altEmail'
  | 'move'
>;
