import { useWatch } from 'react-hook-form';
import { DEFAULT_PLANNING } from '#modules/branches/contract/planning.js';
import { useGetPlanningQuery } from '../../branches';
import type { CustomerValues, OperationValues } from '../form/values';

/**
 * How long a window is suggested at the customer's branch, in minutes; null where the branch promises
 * exact starts and none of these operations has a window from before.
 */
export function useWindowMinutes(operations: readonly OperationValues[]): number | null {
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  const { currentData: planning = DEFAULT_PLANNING } = useGetPlanningQuery(branchId, {
    selectFromResult: ({ currentData }) => ({ currentData }),
  });
  const hasWindow = operations.some(({ arrivalWindow }) => Boolean(arrivalWindow));
  return planning.arrivalWindows || hasWindow ? planning.windowMinutes : null;
}
