import { useState, type ReactNode } from 'react';
import { isConfirmation } from '#modules/mail/contract/mail-terms.js';
import type { MoveEmailView } from '#modules/moves/contract/customer.view.js';
import { EmailComposer } from './composer/lazy-composer';
import type { EmailComposerProps } from './composer/use-composer';
import { useMayWrite } from './email-button';
import type { MailCustomer } from './mail-customer';
import { savedFirst, type SaveGate } from './saved-first';

/**
 * The last email that confirmed the move; null where there is none. The emails come newest first,
 * and one that failed has no `sent` to go by.
 */
export const lastConfirmation = ({ move }: Pick<MailCustomer, 'move'>): MoveEmailView | null =>
  move.emails?.find(({ template }) => isConfirmation(template)) ?? null;

export interface ConfirmationWriting {
  mayWrite: boolean;
  /** Saves what is typed first, and opens the composer with the letter. */
  write: () => Promise<void>;
  composer: ReactNode;
}

type Opened = [boolean, (open: boolean) => void];

/** Writing the confirmation, whichever button opens it. */
export const useConfirmation = (
  customer: MailCustomer,
  gate: SaveGate,
  /** Whether it is open. */
  opened: Opened,
): ConfirmationWriting => useLetterOf({ kind: 'confirmation' }, customer, gate, opened);

/** Sending the quote: it opens ready, with the question whether it is, and one click sends it. */
export const useQuoteLetter = (customer: MailCustomer, gate: SaveGate): ConfirmationWriting =>
  useLetterOf({ kind: 'rfq', isReady: true }, customer, gate, useState(false));

function useLetterOf(
  letter: Pick<EmailComposerProps, 'kind' | 'isReady'>,
  customer: MailCustomer,
  gate: SaveGate,
  [open, setOpen]: Opened,
): ConfirmationWriting {
  const mayWrite = useMayWrite();
  const write = async (): Promise<void> => {
    const before = await savedFirst(gate);
    if (before === 'clean' || before === 'saved') setOpen(true);
  };
  const composer = open && mayWrite && (
    <EmailComposer {...{ customer, gate, ...letter }} onClose={() => setOpen(false)} />
  );
  return { mayWrite, write, composer };
}
