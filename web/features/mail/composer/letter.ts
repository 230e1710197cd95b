import type { EmailTemplate } from '#modules/mail/contract/mail.view.js';
import { EMAIL_TEMPLATES } from '#modules/mail/contract/mail.view.js';
import { openMail, type MailDocument } from '../document/mail-document';
import type { RenderedMail } from '../document/render-mail';

/** What is being written: the document that the editor works on, and what kind of email it is. */
export interface Letter {
  document: MailDocument;
  kind: EmailTemplate;
  /** Null: begun without a template. */
  templateId: string | null;
  /** The customer's version when a template was filled in; null without one. */
  filledFrom: string | null;
  /** What mail programs show next to the subject. */
  preview: string;
}

const BLANK =
  '<html lang="en"><body style="font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:23px;color:#1f2a37;padding:16px"></body></html>';

/** A letter without a template. */
export const blankLetter = (): Letter => ({
  document: openMail(BLANK),
  kind: 'other',
  templateId: null,
  filledFrom: null,
  preview: '',
});

/** Anything that is not a known kind counts as `other`. */
export const kindOf = (text: string): EmailTemplate =>
  EMAIL_TEMPLATES.find((kind) => kind === text) ?? 'other';

export const letterFrom = (
  { _id, template }: { _id: string; template: string },
  { html, preview }: RenderedMail,
  filledFrom: string,
): Letter => ({
  ...{ document: openMail(html), kind: kindOf(template), templateId: _id },
  ...{ filledFrom, preview },
});

/** Whether the customer was changed since a template was filled in. */
export const isOutdated = ({ filledFrom }: Letter, { nounce }: { nounce: string }): boolean =>
  filledFrom !== null && filledFrom !== nounce;
