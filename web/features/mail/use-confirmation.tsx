import { useState, type ReactNode } from 'react';
import { isConfirmation } from '#modules/mail/contract/mail-terms.js';
import type { MoveEmailView } from '#modules/moves/contract/customer.view.js';
import { EmailComposer } from './composer/lazy-composer';
import { useMayWrite } from './email-button';
import type { MailCustomer } from './mail-customer';
import { savedFirst, type SaveGate } from './saved-first';

/** The last e-mail that confirmed the move; null where there is none. */
export const lastConfirmation = ({ move }: Pick<MailCustomer, 'move'>): MoveEmailView | null =>
  (move.emails ?? [])
    .filter(({ template }) => isConfirmation(template))
    // What was written last is on its way.
    .toSorted((a, b) => (a.sent ?? '9').localeCompare(b.sent ?? '9'))
    .at(-1) ?? null;

export interface ConfirmationWriting {
  mayWrite: boolean;
  /** Saves what is typed first, and opens the composer with the confirmation. */
  write: () => Promise<void>;
  composer: ReactNode;
}

/** Writing the confirmation, whichever button opens it. */
export function useConfirmation(customer: MailCustomer, gate: SaveGate): ConfirmationWriting {
  const [open, setOpen] = useState(false);
  const mayWrite = useMayWrite();
  const write = async (): Promise<void> => {
    const before = await savedFirst(gate);
    if (before === 'clean' || before === 'saved') setOpen(true);
  };
  const composer = open && (
    <EmailComposer {...{ customer, gate }} kind="confirmation" onClose={() => setOpen(false)} />
  );
  return { mayWrite, write, composer };
}
