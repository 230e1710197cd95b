import { sameValue } from '#kernel/same-value.js';
import { booked } from '../customer-milestones.js';
import { isBooked } from '../listed-move.js';
import type { Move } from '../move.js';
import { changesPlan } from './confirmed-terms.js';

/**
 * A planned move as it is stored: changed activities get the version that changed them, a changed
 * plan asks for reconfirmation once a confirmation was sent, a complete activity makes the contract
 * BOOKED.
 */
export function prepareForStorage(before: Move, planned: Move): Move {
  const { version } = planned.customer;
  const known = new Map(before.activities.map((activity) => [activity.id, activity]));
  const staysAtBranch = before.branch.id === planned.branch.id;
  const activities = planned.activities.map((activity) =>
    staysAtBranch && sameValue(activity, known.get(activity.id))
      ? activity
      : { ...activity, changedVersion: version },
  );
  const customer = isBooked(planned) ? booked(planned.customer) : planned.customer;
  if (!changesPlan(before, planned)) return { ...planned, customer, activities };
  const { confirmation, autoconfirm } = customer.lastEmails;
  const wasConfirmed = confirmation !== null || autoconfirm !== null;
  const reconfirm = customer.reconfirm || wasConfirmed;
  return { ...planned, customer: { ...customer, planVersion: version, reconfirm }, activities };
}
