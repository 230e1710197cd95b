import type { ReactNode } from 'react';
import { isConfirmation } from '#modules/mail/contract/mail-terms.js';
import type { MoveEmailView } from '#modules/moves/contract/customer.view.js';
import { EmailComposer } from './composer/lazy-composer';
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
  /** Saves what is typed first, and opens the composer with the confirmation. */
  write: () => Promise<void>;
  composer: ReactNode;
}

/** Writing the confirmation, whichever button opens it. */
export function useConfirmation(
  customer: MailCustomer,
  gate: SaveGate,
  /** Whether it is open. */
  [open, setOpen]: [boolean, (open: boolean) => void],
): ConfirmationWriting {
  const mayWrite = useMayWrite();
  const write = async (): Promise<void> => {
    const before = await savedFirst(gate);
    if (before === 'clean' || before === 'saved') setOpen(true);
  };
  const composer = open && mayWrite && (
    <EmailComposer {...{ customer, gate }} kind="confirmation" onClose={() => setOpen(false)} />
  );
  return { mayWrite, write, composer };
}
