import { EMAIL_TEMPLATES, type EmailTemplate } from '#modules/moves/contract/move-terms.js';

/** Kinds of email as the list's columns call them. */
const LABELS: Readonly<Record<EmailTemplate, string>> = {
  rfq: 'RFQ',
  confirmation: 'Confirmation',
  autoconfirm: 'Autobooking confirmation',
  mym: 'MYM',
  followup: 'Follow Up',
  autobooknonresponse: 'Autobooking without response',
  other: 'Other',
};

export const SENT_LABELS: Readonly<Record<string, string>> = LABELS;

export const SENT_CHOICES = EMAIL_TEMPLATES.map((value) => ({ value, label: LABELS[value] }));
