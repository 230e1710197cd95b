import { counted } from '#kernel/counted.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { Confirmation } from '#modules/moves/contract/move-terms.js';
import { confirmationMark } from '#modules/scheduling/contract/board-rules.js';
import type { Day } from '../../../shared/format';

export const LEAVE_LABELS = {
  emailPending: 'The confirmation email of this customer has not been sent yet.',
  reconfirm:
    'Changes were made since the last confirmation: this customer requires reconfirmation.',
  assignTruck: 'Assign a truck before leaving: an activity of this confirmed customer has none.',
} as const;

/** What reached the customer, or is on its way. */
function toldOf({ move }: CustomerView): Confirmation {
  if (move.meta.reconfirm) return 'changed';
  const isTold = (move.emails ?? []).some(
    ({ template, status }) =>
      (template === 'confirmation' || template === 'autoconfirm') &&
      status !== 'failed' &&
      status !== 'unknown',
  );
  return isTold ? 'sent' : 'none';
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
