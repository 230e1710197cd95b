export const CUSTOMER_STATUSES = ['active', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export const PHONE_TYPES = ['Mobile', 'Landline'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

/** How far a customer has come; a contract only ever moves up (R-CUST-13). */
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

/** Kinds of email to a customer. RFQ = request for quote, MYM = "meet your movers". */
export const EMAIL_TEMPLATES = [
  'rfq',
  'confirmation',
  'autoconfirm',
  'mym',
  'followup',
  'autobooknonresponse',
  'other',
] as const;
export type EmailTemplate = (typeof EMAIL_TEMPLATES)[number];

/** What a call was; the last two are stored with who made them and when. */
export const CALL_TYPE_NAMES = ['Generic', 'CourtesyCall', 'AutobookFirstCall'] as const;
export type CallType = (typeof CALL_TYPE_NAMES)[number];
