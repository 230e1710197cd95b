/** A person or an office as mail names them. */
export interface MailAddress {
  name: string;
  address: string;
}

/** One message, ready to hand over. */
export interface MailMessage {
  /** Fixed before the first try, so that a second hand-over can be told from a new message. */
  messageId: string;
  from: MailAddress;
  to: string;
  cc: string[];
  subject: string;
  html: string;
  /** The same for programs that show no HTML. */
  text: string;
}

/** What became of a hand-over. */
export type HandOver =
  /** The other side has it; `refusedAddresses` are those it would not take it for. */
  | { kind: 'taken'; refusedAddresses: string[] }
  /** Certainly not taken: it may be tried again. Permanent: likely without success. */
  | { kind: 'refused'; reason: string; isPermanent: boolean }
  /** The line was lost while the message was on it: it may or may not have arrived. */
  | { kind: 'unclear'; reason: string };

/** What a transport's own record says of a message: `unknown` where it cannot be asked. */
export type DeliveryRecord = 'delivered' | 'absent' | 'unknown';

/** A way out of the house. */
export interface MailTransport {
  /** Hands one message over, once; faults are an outcome, not an exception. */
  deliver(message: MailMessage): Promise<HandOver>;
  /** Whether this transport has the message, by its Message-ID. */
  recordOf(messageId: string): Promise<DeliveryRecord>;
}
