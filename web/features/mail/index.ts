import { lazy } from 'react';

export { ConfirmationButton } from './confirmation-button';
export { EmailButton } from './email-button';
export { useHasMailbox } from './api';
export { useLastQuote } from './use-last-quote';
export { SentEmails } from './sent/sent-emails';
export type { SaveGate } from './saved-first';
export { lastConfirmation, useConfirmation, useQuoteLetter } from './use-confirmation';

// The code that fills templates in is loaded when somebody writes.
export const GroupComposer = lazy(() => import('./group/group-composer'));
