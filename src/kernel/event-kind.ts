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

/** Who may do something: people with a token, customers with a link to their move, strangers, jobs. */
export type ActorKind = 'employee' | 'customer' | 'visitor' | 'system';

/** Who did something that no employee did. */
export type OtherActorKind = Exclude<ActorKind, 'employee'>;
