/** What an event of the history can be, as the history shows and filters it. */
export const EVENT_KINDS = [
  'CREATED',
  'UPDATED',
  'PHONED',
  'EMAILED',
  'ESTIMATED',
  'BOOKED',
  'CLOSED',
  'ACTUAL_CORRECTED',
  'OTHER',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
