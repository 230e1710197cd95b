import type { LeadRow } from '#modules/customers/contract/lead-row.view.js';
import { apiErrorOf } from '../../../shared/api';
import { showInstant } from '../../../shared/format';
import { toast } from '../../../shared/ui';
import { usePlanCallMutation } from '../api';

/** Whom to call, and when that is planned now. */
export type ToCall = Pick<LeadRow, '_id' | 'firstName' | 'lastName' | 'nextCall'> & {
  branch: { timezone: string };
};

type PlanCall = (row: ToCall, at: string | null) => Promise<void>;

/** Notes when a customer is called next, and offers to take it back. */
export function usePlanCall(): PlanCall {
  const [store] = usePlanCallMutation();
  const plan: PlanCall = async ({ _id, firstName, lastName, branch, nextCall = null }, at) => {
    const { error } = await store({ customerId: _id, at });
    if (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
      return;
    }
    const when = at ? showInstant(at, branch.timezone) : 'now';
    const undo = (): void => void store({ customerId: _id, at: nextCall });
    toast.success(`Call ${firstName} ${lastName}: ${when}`, { undo });
  };
  return plan;
}
