import {
  confirmationRefusal,
  isConfirmation,
  MAIL_ERRORS,
} from '#modules/mail/contract/mail-terms.js';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import type { EmailTemplate } from '#modules/mail/contract/mail.view.js';
import type { MailCustomer } from '../mail-customer';

/** Why an email of this kind may not be sent now, in the contract's sentence; null when it may. */
export function confirmationBlock(kind: EmailTemplate, { move }: MailCustomer): string | null {
  if (!isConfirmation(kind)) return null;
  const refusal = confirmationRefusal(
    move.activities.map(({ operations, state }) => ({
      operations: operations.length,
      trucked: operations.filter(({ truck }) => truck !== null).length,
      isCommitted: stateDescription(state).hasAllTrucks,
    })),
  );
  return refusal && MAIL_ERRORS[refusal];
}
