import type { MailConfig } from '#platform/mail-transport/mail.config.js';
import type { TransportName } from './letter.js';

type Settings = Pick<MailConfig, 'smtpUrl' | 'googleClientId'>;

/**
 * SMTP if it is configured, otherwise Google for a branch with a token, otherwise the local
 * mailbox.
 */
export function chooseTransport(settings: Settings, hasToken: boolean): TransportName {
  if (settings.smtpUrl) return 'smtp';
  return settings.googleClientId && hasToken ? 'google' : 'mailbox';
}

/** Whether any mail may go to the local mailbox. */
export const usesMailbox = ({ smtpUrl }: Settings): boolean => !smtpUrl;
