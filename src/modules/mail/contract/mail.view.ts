import type { EmailStatus } from '#modules/moves/contract/move-terms.js';

export { EMAIL_TEMPLATES } from '#modules/moves/contract/move-terms.js';
export type { EmailStatus, EmailTemplate } from '#modules/moves/contract/move-terms.js';

/** One row of GET /mailer/template. */
export interface EmailTemplateRow {
  _id: string;
  name: string;
  subject: string;
  preview: string;
  /** Branch id; `null` for every branch. */
  regionId: string | null;
}

export interface EmailTemplateView extends EmailTemplateRow {
  /** One of EMAIL_TEMPLATES; anything else counts as `other`. */
  template: string;
  mjml: string;
  /** Compiled from `mjml`, with merge fields still in it. */
  html: string;
  /** Raised by each save that changes something. */
  version: number;
}

/** Answer of POST /mailer/template/preview. */
export interface HtmlView {
  html: string;
}

/** Merge fields, flat (`customer.firstName` as a key) and nested, formatted for people. */
export type CustomerDataView = Record<string, unknown>;

/** Answer of POST /mailer/send: 200 when it was delivered within 5 s, otherwise 202. */
export interface SendAcceptedView {
  emailId: string;
  status: Extract<EmailStatus, 'sent' | 'queued'>;
}

/** Answer of GET /mailer/email/{emailId}. */
export interface EmailStatusView {
  status: EmailStatus;
  attempts: number;
  /** Why the last attempt failed, otherwise `null`. */
  error: string | null;
  /** Instant; `null` until it is handed over. */
  sent: string | null;
}

/** Answer of GET /mailer/email/{emailId}/quote. */
export interface QuotedPriceView {
  /** Dollars: what the move came to when the quote was sent; `null` of another email, or without a day. */
  price: number | null;
  /** It is the maximum that was promised, not the estimate; `null` where that was not noted. */
  isMost: boolean | null;
}

/** One row of the local mailbox. */
export interface MailboxRow {
  _id: string;
  subject: string;
  to: string;
  /** Instant. */
  sent: string;
}

export interface MailboxMessageView extends MailboxRow {
  html: string;
}

/** `change` items of `changed` on `email:{id}`. */
export type EmailChange = { kind: 'email' } & EmailStatusView;

export const emailTopic = (emailId: string): `email:${string}` => `email:${emailId}`;
