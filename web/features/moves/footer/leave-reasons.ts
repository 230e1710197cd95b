import { confirmationOf, type Confirmation } from '#kernel/confirmation.js';
import { counted } from '#kernel/counted.js';
import { asDate } from '#kernel/instant.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { confirmationMark } from '#modules/scheduling/contract/board-rules.js';
import type { Day } from '../../../shared/format';

export const LEAVE_LABELS = {
  emailPending: 'The confirmation email of this customer has not been sent yet.',
  reconfirm:
    'Changes were made since the last confirmation: this customer requires reconfirmation.',
  assignTruck: 'Assign a truck before leaving: an activity of this confirmed customer has none.',
} as const;

type Told = Parameters<typeof confirmationOf>[0];

/** What reached the customer, by the rule of the marks (R-BOARD-60): what is on its way has not. */
function toldOf({ move: { meta, emails = [] } }: CustomerView): Confirmation {
  const delivered = (kind: keyof Told['lastEmails']): Date | null => {
    const email = emails.find(({ template, status }) => template === kind && status === 'sent');
    return email?.sent ? asDate(email.sent) : null;
  };
  const lastEmails = {
    confirmation: delivered('confirmation'),
    autoconfirm: delivered('autoconfirm'),
  };
  return confirmationOf({ reconfirm: meta.reconfirm, lastEmails });
}

/** What to tell of what is typed alone. */
export const unsavedLabels = (changes: readonly string[]): string[] =>
  changes.length === 0
    ? []
    : [`${counted(changes.length, 'unsaved change')}: ${changes.join(', ')}.`];

/** What to tell someone who leaves the page now; nothing when they may go (R-CUST-19). */
export function leaveReasons(
  saved: CustomerView,
  changes: readonly string[],
  todayIn: (timezone: string) => Day,
): string[] {
  const { activities } = saved.move;
  // A canceled move has nothing pending.
  if (saved.status !== 'active') return unsavedLabels(changes);
  const told = toldOf(saved);
  const open = activities.flatMap(({ activityDay, operations }) => {
    const timezone = isTrucked(operations) && operations[0]?.timezone;
    return timezone ? [confirmationMark(told, activityDay, todayIn(timezone))] : [];
  });
  if (open.includes('notConfirmed')) return [LEAVE_LABELS.emailPending, ...unsavedLabels(changes)];
  const lacksTruck = activities.some(({ operations }) => !isTrucked(operations));
  return [
    ...(open.includes('reconfirm') ? [LEAVE_LABELS.reconfirm] : []),
    ...unsavedLabels(changes),
    ...(told !== 'none' && lacksTruck ? [LEAVE_LABELS.assignTruck] : []),
  ];
}
