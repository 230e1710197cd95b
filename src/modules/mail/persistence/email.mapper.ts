import type { EmailStatusView } from '../contract/mail.view.js';
import type { Email } from '../email.js';

/** The part of an email's state that leaves the server. */
export const emailStatusView = ({
  status,
  attempts,
  error,
  sent,
}: Pick<Email, 'status' | 'attempts' | 'error' | 'sent'>): EmailStatusView => ({
  status,
  attempts,
  error,
  sent: sent?.toISOString() ?? null,
});
