import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import { estimateActivity } from '#modules/moves/contract/estimating.js';
import { MIN_MOVER_COUNT } from '#modules/moves/contract/operation-times.js';
import type { EstimateInput } from './activity-parts';
import { estimatedOperations } from './estimated-operations';
import type { ActivityValues, OperationValues } from './values';

const moversOf = (operations: readonly OperationValues[]): number =>
  operations.reduce((sum, { moverCount }) => sum + (moverCount ?? 0), 0);

/**
 * A day for another number of trucks: a row for each truck, its movers and the automated hours with
 * it, each as far as nobody typed another figure (R-EST-22).
 */
export function withTruckCount(
  typed: ActivityValues,
  truckCount: number,
  { timezone, constants }: { timezone: string; constants: ConstantsView | undefined },
): Pick<ActivityValues, EstimateInput | 'operations'> {
  const { estHours, minTime, operations } = typed;
  const before = { ...typed, truckCount: operations.length };
  const perTruck = operations[0]?.moverCount ?? MIN_MOVER_COUNT;
  const isPlain = typed.numMovers === moversOf(operations);
  const numMovers = isPlain ? perTruck * truckCount : typed.numMovers;
  const hoursOf = (crew: { numMovers: number; truckCount: number }): number | null => {
    const estimate = constants && estimateActivity({ ...typed, ...crew, minTime: 0, constants });
    return estimate?.isKnown ? Math.max(estimate.estHours, minTime) : null;
  };
  const followed =
    estHours === hoursOf({ numMovers: typed.numMovers, truckCount: before.truckCount })
      ? hoursOf({ numMovers, truckCount })
      : null;
  const estimate = { numMovers, truckCount, minTime, estHours: followed ?? estHours };
  return { ...estimate, operations: estimatedOperations(before, estimate, timezone) };
}
