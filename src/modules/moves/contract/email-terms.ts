export { EMAIL_TEMPLATES, type EmailTemplate } from '../domain/customer-terms.js';

/** `unknown`: the process died while handing it over and the transport cannot say. */
export const EMAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];
