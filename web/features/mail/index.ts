export { ConfirmationButton } from './confirmation-button';
export { EmailButton } from './email-button';
export { useHasMailbox } from './api';
export { SentEmails } from './sent/sent-emails';
export type { SaveGate } from './saved-first';
export { lastConfirmation, useConfirmation } from './use-confirmation';
