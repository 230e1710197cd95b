import { counted } from '#kernel/counted.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';

export const LEAVE_LABELS = {
  emailPending: 'The confirmation email of this customer has not been sent yet.',
  reconfirm:
    'Changes were made since the last confirmation: this customer requires reconfirmation.',
  assignTruck: 'Assign a truck before leaving: an activity of this confirmed customer has none.',
} as const;

const wasConfirmed = ({ move }: CustomerView): boolean =>
  (move.emails ?? []).some(
    ({ template, status }) =>
      (template === 'confirmation' || template === 'autoconfirm') && status !== 'failed',
  );

/** What to tell of what is typed alone. */
export const unsavedLabels = (changes: readonly string[]): string[] =>
  changes.length === 0
    ? []
    : [`${counted(changes.length, 'unsaved change')}: ${changes.join(', ')}.`];

/** What to tell someone who leaves the page now; nothing when they may go (R-CUST-19). */
export function leaveReasons(saved: CustomerView, changes: readonly string[]): string[] {
  const { activities, meta } = saved.move;
  const confirmed = wasConfirmed(saved);
  const booked = activities.some(({ operations }) => isTrucked(operations));
  // A canceled move has nothing pending.
  if (saved.status !== 'active') return unsavedLabels(changes);
  if (booked && !confirmed) return [LEAVE_LABELS.emailPending, ...unsavedLabels(changes)];
  const lacksTruck = activities.some(({ operations }) => !isTrucked(operations));
  return [
    ...(meta.reconfirm ? [LEAVE_LABELS.reconfirm] : []),
    ...unsavedLabels(changes),
    ...(confirmed && lacksTruck ? [LEAVE_LABELS.assignTruck] : []),
  ];
}
