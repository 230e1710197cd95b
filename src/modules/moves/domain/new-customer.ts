import { newId } from '#kernel/ids.js';
import type { Customer, SentCustomer } from './customer.js';
import { CONTRACT_STAGES } from './customer-terms.js';

const BLANK = {
  email: '',
  altEmail: '',
  phone: '',
  phoneType: '',
  altPhone: '',
  altPhoneType: '',
  altFirstName: '',
  altLastName: '',
  isRepeat: false,
  previousContractId: null,
  externalId: '',
  notes: '',
  requestedDay: null,
  doNotDisturb: false,
  moveAlerts: '',
  actualPriceCents: null,
  autobooking: false,
  status: 'active',
  version: 1,
  stage: CONTRACT_STAGES.CREATED,
  reconfirm: false,
  planVersion: 0,
  courtesyCall: null,
  firstCall: null,
  hasPhoneEvent: false,
  stageCalls: 0,
  hasEmail: false,
  lastEmails: {
    rfq: null,
    confirmation: null,
    autoconfirm: null,
    mym: null,
    followup: null,
    autobooknonresponse: null,
    other: null,
  },
} as const;

/** What a new customer has unless something else is entered. */
export interface NewCustomerTerms {
  readonly created: Date;
  /** Employee id of the creator; null for the system. */
  readonly managedBy: string | null;
  /** The branch's. */
  readonly rateCents: number;
}

/** A customer without any activity, of version 1. */
export const newCustomer = (sent: SentCustomer, terms: NewCustomerTerms): Customer => ({
  ...BLANK,
  ...terms,
  ...sent,
  id: newId(terms.created.getTime()),
});
