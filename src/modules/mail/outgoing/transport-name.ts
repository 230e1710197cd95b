/** The ways out of the house. */
export type TransportName = 'smtp' | 'google' | 'mailbox';
