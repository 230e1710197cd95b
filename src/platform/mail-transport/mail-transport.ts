/** A person or an office as mail names them. */
export interface MailAddress {
  name: string;
  address: string;
}

/** One message, ready to hand over. */
export interface MailMessage {
  /** Fixed before the first try, so that a retry can be told from a new message. */
  messageId: string;
  from: MailAddress;
  to: string;
  cc: string[];
  subject: string;
  html: string;
  /** The same as text, for programs that show no HTML. */
  text: string;
}

/** How a hand-over ended. */
export type HandOver =
  /** The other side has it; `refusedAddresses` are those that it rejected. */
  | { kind: 'taken'; refusedAddresses: string[] }
  /** Certainly not accepted: it may be tried again. Permanent: a retry is not likely to work. */
  | { kind: 'refused'; reason: string; isPermanent: boolean }
  /** The connection broke while the message was sent: it may or may not have arrived. */
  | { kind: 'unclear'; reason: string };

/** What a transport's own record says about a message: `unknown` if it cannot be asked. */
export type DeliveryRecord = 'delivered' | 'absent' | 'unknown';

/** A way to send mail. */
export interface MailTransport {
  /** Hands over one message, once; faults are an outcome, not an exception. */
  deliver(message: MailMessage): Promise<HandOver>;
  /** Whether this transport has the message, by its Message-ID. */
  recordOf(messageId: string): Promise<DeliveryRecord>;
}
