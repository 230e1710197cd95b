import type { MoveEmailView } from './contract/customer.view.js';

/** Port: the e-mails of a customer, newest first. Mail, which lies above moves, provides it. */
export interface CustomerEmails {
  ofCustomer(customerId: string): Promise<MoveEmailView[]>;
}

export const CUSTOMER_EMAILS = Symbol('customer-emails');
