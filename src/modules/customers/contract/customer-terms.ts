export const CUSTOMER_STATUSES = ['active', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export const PHONE_TYPES = ['Mobile', 'Landline'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

/** How far a customer has come; a contract only ever rises. Source: product-1 section 3. */
export const CONTRACT_STAGES = {
  CREATED: 1,
  RFQ_SENT: 20,
  FIRST_CALL: 30,
  SECOND_CALL: 40,
  BOOKED: 50,
  CONFIRMATION_CALL: 60,
  CLOSED: 100,
} as const;
export type ContractStage = (typeof CONTRACT_STAGES)[keyof typeof CONTRACT_STAGES];

export { type Urgency } from '../domain/autobooking.js';

export const CUSTOMER_SORTS = ['name', 'activity', 'requestedDay', 'created'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const CUSTOMER_FILTERS = ['active', 'all'] as const;
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number];
