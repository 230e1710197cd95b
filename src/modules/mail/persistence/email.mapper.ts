import type { EmailStatusView } from '../contract/mail.view.js';
import type { Email } from '../email.js';

/** What leaves the server of an e-mail's fate. */
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
