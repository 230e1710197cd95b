import { counted } from '#kernel/counted.js';
import type { CustomerDataView } from '#modules/mail/contract/mail.view.js';

/** A customer who is written to together with others. */
export interface Recipient {
  _id: string;
  name: string;
  branchId: string;
}

/** What becomes of the email to one of them. `queued`: accepted, and not delivered yet. */
export type Outcome =
  | { step: 'reading' | 'ready' | 'sending' | 'sent' | 'queued' }
  | { step: 'leftOut' | 'refused'; why: string };

/** One line of the list of recipients. */
export interface Line {
  recipient: Recipient;
  /** '' until it is known, and without one. */
  address: string;
  /** What fills the merge fields; null until it is known. */
  data: CustomerDataView | null;
  outcome: Outcome;
}

export const NO_ADDRESS: Outcome = { step: 'leftOut', why: 'No email address' };

export const linesOf = (recipients: readonly Recipient[]): Line[] =>
  recipients.map((recipient) => ({
    ...{ recipient, address: '', data: null, outcome: { step: 'reading' } },
  }));

/** Where a customer is written to; '' without an address. */
export function addressOf(data: CustomerDataView): string {
  const address = data['customer.email'];
  return typeof address === 'string' ? address.trim() : '';
}

export const withOutcome = (lines: readonly Line[], id: string, outcome: Outcome): Line[] =>
  lines.map((line) => (line.recipient._id === id ? { ...line, outcome } : line));

/** Who has no address, or one that another line has already, is left out: nobody gets it twice. */
export function withData(lines: readonly Line[], id: string, data: CustomerDataView): Line[] {
  const address = addressOf(data);
  const other = lines.find(
    (line) =>
      line.recipient._id !== id &&
      line.outcome.step !== 'leftOut' &&
      line.address.toLowerCase() === address.toLowerCase(),
  );
  const outcome: Outcome = !address
    ? NO_ADDRESS
    : other
      ? { step: 'leftOut', why: `Same address as ${other.recipient.name}` }
      : { step: 'ready' };
  return lines.map((line) =>
    line.recipient._id === id ? { ...line, address, data, outcome } : line,
  );
}

/** Whether an email to them can be sent, for the first time or again. */
export const isOpen = ({ outcome: { step } }: Line): boolean =>
  step === 'ready' || step === 'refused';

export const isAccepted = ({ outcome: { step } }: Line): boolean =>
  step === 'sent' || step === 'queued';

export const countOf = (lines: readonly Line[], ...steps: Outcome['step'][]): number =>
  lines.filter(({ outcome }) => steps.includes(outcome.step)).length;

export const customersLabel = (count: number): string => counted(count, 'customer');

/** How far it is, in words. */
export function summaryLabel(lines: readonly Line[]): string {
  const parts = [
    [countOf(lines, 'sent'), 'sent'],
    [countOf(lines, 'queued'), 'on the way'],
    [countOf(lines, 'refused'), 'not sent'],
    [countOf(lines, 'leftOut'), 'left out'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}
