/** Kinds of call and how people read them. */
export const CALL_TYPES = {
  Generic: 'Generic Call',
  CourtesyCall: 'CourtesyCall',
  AutobookFirstCall: 'AutobookFirstCall',
} as const;
export type CallType = keyof typeof CALL_TYPES;
export const CALL_TYPE_NAMES = Object.keys(CALL_TYPES) as CallType[];

export const EVENT_KINDS = [
  'CREATED',
  'UPDATED',
  'PHONED',
  'EMAILED',
  'ESTIMATED',
  'BOOKED',
  'CLOSED',
  'OTHER',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
