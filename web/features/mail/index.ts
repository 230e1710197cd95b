export { EmailComposer } from './composer/lazy-composer';
export type { EmailComposerProps } from './composer/use-composer';
export { ConfirmationButton } from './confirmation-button';
export { EmailButton } from './email-button';
export type { MailCustomer } from './mail-customer';
export { useHasMailbox } from './mailbox/use-has-mailbox';
export { SentEmails } from './sent/sent-emails';
