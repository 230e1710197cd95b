import type { PhoneType } from '#modules/moves/contract/move-terms.js';
import type { CustomerContactView } from '#modules/moves/contract/customer-contact.view.js';

/** What a call needs to know about a customer. */
export type CallCustomer = Pick<
  CustomerContactView,
  '_id' | 'firstName' | 'lastName' | 'branch' | 'phone' | 'phoneType' | 'altPhone' | 'altPhoneType'
>;

export interface KnownNumber {
  phone: string;
  type: PhoneType | '';
}

/** The numbers that a customer can be called at. */
export const numbersOf = (customer: CallCustomer): KnownNumber[] =>
  [
    { phone: customer.phone, type: customer.phoneType },
    { phone: customer.altPhone, type: customer.altPhoneType },
  ].flatMap(({ phone, type }) => (phone ? [{ phone, type: type || '' }] : []));
