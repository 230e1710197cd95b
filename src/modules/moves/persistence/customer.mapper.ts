import type { Customer, MadeCall } from '../domain/customer.js';
import type { ListedMove } from '../domain/listed-move.js';
import type { StoredCustomerRow } from './stored-customer.row.js';

type WrittenOnly =
  | 'activityDays'
  | 'hasBookedOperation'
  | 'fromCity'
  | 'fromState'
  | 'fromZip'
  | 'toCity'
  | 'toState'
  | 'toZip';

/** A customer's row as it is read. */
export type ReadCustomerRow = Omit<StoredCustomerRow, WrittenOnly>;
/** What the activities give to their customer's row. */
export type ListedColumns = Pick<StoredCustomerRow, WrittenOnly>;

const madeCall = (by: string | null, when: Date | null): MadeCall | null => when && { by, when };

export function toCustomer(row: ReadCustomerRow): Customer {
  const {
    courtesyCallBy,
    courtesyCallWhen,
    firstCallBy,
    firstCallWhen,
    lastRfq: rfq,
    lastConfirmation: confirmation,
    lastAutoconfirm: autoconfirm,
    lastMym: mym,
    lastFollowup: followup,
    lastAutobooknonresponse: autobooknonresponse,
    lastOther: other,
    ...customer
  } = row;
  return {
    ...customer,
    courtesyCall: madeCall(courtesyCallBy, courtesyCallWhen),
    firstCall: madeCall(firstCallBy, firstCallWhen),
    lastEmails: { rfq, confirmation, autoconfirm, mym, followup, autobooknonresponse, other },
  };
}

export function toCustomerRow(customer: Customer): ReadCustomerRow {
  const { courtesyCall, firstCall, lastEmails, ...row } = customer;
  return {
    ...row,
    courtesyCallBy: courtesyCall?.by ?? null,
    courtesyCallWhen: courtesyCall?.when ?? null,
    firstCallBy: firstCall?.by ?? null,
    firstCallWhen: firstCall?.when ?? null,
    lastRfq: lastEmails.rfq,
    lastConfirmation: lastEmails.confirmation,
    lastAutoconfirm: lastEmails.autoconfirm,
    lastMym: lastEmails.mym,
    lastFollowup: lastEmails.followup,
    lastAutobooknonresponse: lastEmails.autobooknonresponse,
    lastOther: lastEmails.other,
  };
}

export const toListedColumns = (listed: ListedMove): ListedColumns => ({
  activityDays: [...listed.activityDays],
  hasBookedOperation: listed.hasBookedOperation,
  fromCity: listed.from?.city ?? null,
  fromState: listed.from?.state ?? null,
  fromZip: listed.from?.zip ?? null,
  toCity: listed.to?.city ?? null,
  toState: listed.to?.state ?? null,
  toZip: listed.to?.zip ?? null,
});
