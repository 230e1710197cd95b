import { useActivityScope, useCustomerFields, useCustomerPage } from '../form/customer-context';
import type { EstimatedFill } from '../figures/estimated-activity';
import { useEstimating } from '../figures/use-estimating';

/** Copies the estimate of what is on screen into the inputs of the day around this. */
export function useCreateEstimate(which: EstimatedFill = 'all'): {
  create: () => Promise<void>;
  isCreating: boolean;
} {
  const { activityId } = useActivityScope();
  const { base, constants } = useCustomerPage();
  const { estimate, isEstimating } = useEstimating({ form: useCustomerFields(), base, constants });
  const create = async (): Promise<void> => void (await estimate(activityId, which));
  return { create, isCreating: isEstimating };
}
