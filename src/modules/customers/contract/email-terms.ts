/** Kinds of e-mail to a customer. RFQ = request for quote, MYM = "meet your movers". */
export const EMAIL_TEMPLATES = [
  'rfq',
  'confirmation',
  'autoconfirm',
  'mym',
  'followup',
  'autobooknonresponse',
  'other',
] as const;
export type EmailTemplate = (typeof EMAIL_TEMPLATES)[number];

/** `unknown`: the process died while handing it over and the transport cannot say. */
export const EMAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];
