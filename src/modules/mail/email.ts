import type { EmailTemplate } from './contract/mail.view.js';
import type { DeliveryStatus } from './domain/email-status.js';
import type { TransportName } from './outgoing/letter.js';

/** One accepted email and its state. */
export interface Email {
  readonly id: string;
  readonly customerId: string;
  /** The customer's when the send was accepted. */
  readonly branchId: string;
  readonly template: EmailTemplate;
  readonly subject: string;
  readonly recipient: string;
  readonly cc: string[];
  /** Safe. */
  readonly html: string;
  /** Employee id; null for the system. */
  readonly sender: string | null;
  readonly messageId: string;
  readonly accepted: Date;
  /** The customer's version at that moment. */
  readonly acceptedVersion: number;
  readonly status: DeliveryStatus;
  /** Hand-overs begun in all. */
  readonly attempts: number;
  /** The transport of the last hand-over. */
  readonly tries: number;
  /** While queued: not handed over before this. */
  readonly transport: TransportName | null;
  readonly error: string | null;
  /** While sending: its process is given up after this. */
  readonly due: Date;
  /** While sending: its process is given up after this. */
  readonly holdUntil: Date | null;
  readonly sent: Date | null;
  /** Of a quote: what the move came to when it was accepted; null for other emails, or without a day. */
  readonly quotedCents: number | null;
  /** Of a quote with a price: that is the maximum of the move, not its estimate; null also where that was not noted. */
  readonly quotedMost: boolean | null;
}
