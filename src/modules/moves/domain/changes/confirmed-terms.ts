import { requiresReconfirmation } from '../activities/reconfirm.js';
import type { ConfirmedActivity } from '../activities/reconfirm.js';
import { costsOf } from '../money/move-costs.js';
import type { Move } from '../move.js';

const termsOf = ({ customer, activities }: Move): ConfirmedActivity[] =>
  activities.map((activity) => ({
    ...activity,
    _id: activity.id,
    estTotalCost: costsOf(activity, customer.rateCents).estTotalCost,
  }));

/** Whether a write changed what a confirmation states. */
export const changesPlan = (before: Move, after: Move): boolean =>
  requiresReconfirmation(termsOf(before), termsOf(after));
