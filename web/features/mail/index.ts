export { ConfirmationButton } from './confirmation-button';
export { EmailButton } from './email-button';
export { useHasMailbox } from './mailbox/use-has-mailbox';
export { SentEmails } from './sent/sent-emails';
export type { SaveGate } from './saved-first';
