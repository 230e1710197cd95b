/** The ways to send mail. */
export type TransportName = 'smtp' | 'google' | 'mailbox';

/** One attempt to hand an email over. */
export interface Letter {
  emailId: string;
  /** Counts from 1; the outcome of an older attempt does not count for a newer one. */
  attempt: number;
  transport: TransportName;
  branchId: string;
  messageId: string;
  recipient: string;
  cc: string[];
  subject: string;
  html: string;
}
