import { requiresReconfirmation } from '../domain/activities/reconfirm.js';
import type { ConfirmedActivity } from '../domain/activities/reconfirm.js';
import type { MoveState } from '../move-state.js';
import { costsOf } from '../views/fees.js';

const termsOf = ({ customer, activities }: MoveState): ConfirmedActivity[] =>
  activities.map((activity) => ({
    ...activity,
    _id: activity.id,
    estTotalCost: costsOf(activity, customer.rateCents).estTotalCost,
  }));

/** Whether a write changed what a confirmation states. */
export const changesPlan = (before: MoveState, after: MoveState): boolean =>
  requiresReconfirmation(termsOf(before), termsOf(after));
