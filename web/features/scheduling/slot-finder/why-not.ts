import { hasTruck } from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';

const ON_A_TRUCK =
  'This day is on a truck already. Unbook it first, or use “Change day or hours…” on its board.';
const GONE = 'This day is no longer part of the move.';

/** Why a day can't be booked at a free time; null if it can. */
export function whyNot({ move }: CustomerView, activityId: string): string | null {
  const activity = move.activities.find(({ _id }) => _id === activityId);
  if (!activity) return GONE;
  return activity.operations.some(hasTruck) ? ON_A_TRUCK : null;
}
