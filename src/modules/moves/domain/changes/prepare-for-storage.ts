import { sameValue } from '#kernel/same-value.js';
import { booked } from '../customer-milestones.js';
import { isBooked } from '../listed-move.js';
import type { Customer } from '../customer.js';
import type { Move } from '../move.js';
import { changesPlan } from './confirmed-terms.js';

/** Taken back as it was raised, or left as it is. */
export type ReconfirmBack = 'off' | 'asItIs';

/**
 * A planned move as it is stored: changed activities get the version that changed them, a changed
 * plan asks for reconfirmation once a confirmation was sent, a complete activity makes the contract
 * BOOKED.
 * @param reconfirmBack what taking an act back makes of it
 */
export function prepareForStorage(
  before: Move,
  planned: Move,
  reconfirmBack?: ReconfirmBack,
): Move {
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
  const reconfirm = isToReconfirm(customer, wasConfirmed, reconfirmBack);
  return { ...planned, customer: { ...customer, planVersion: version, reconfirm }, activities };
}

function isToReconfirm(
  { reconfirm }: Customer,
  wasConfirmed: boolean,
  back?: ReconfirmBack,
): boolean {
  if (back === undefined) return reconfirm || wasConfirmed;
  return back === 'asItIs' && reconfirm;
}
