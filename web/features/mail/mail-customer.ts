import type { CustomerView } from '../../../src/modules/moves/contract/customer.view';

/** What the e-mail parts need to know of a customer. */
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
