import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import { estimateActivity } from '#modules/moves/contract/estimating.js';
import { MIN_MOVER_COUNT } from '#modules/moves/contract/operation-times.js';
import type { EstimateInput } from './activity-parts';
import { estimatedOperations } from './estimated-operations';
import type { ActivityValues, OperationValues } from './values';

/** Movers of all trucks together. */
export const moversOf = (operations: readonly OperationValues[]): number =>
  operations.reduce((sum, { moverCount }) => sum + (moverCount ?? 0), 0);

/**
 * A day for another number of trucks: a row for each truck, its movers, the automated hours and the
 * minimum suggested with them, each as far as nobody typed another figure (R-EST-22).
 */
export function withTruckCount(
  typed: ActivityValues,
  truckCount: number,
  { timezone, constants }: { timezone: string; constants: ConstantsView | undefined },
): Pick<ActivityValues, EstimateInput | 'operations'> {
  const { estHours, operations } = typed;
  const before = { ...typed, truckCount: operations.length };
  const perTruck = operations[0]?.moverCount ?? MIN_MOVER_COUNT;
  const isPlain = typed.numMovers === moversOf(operations);
  const numMovers = isPlain ? perTruck * truckCount : typed.numMovers;
  const automatedFor = (crew: { numMovers: number; truckCount: number }) => {
    const estimate = constants && estimateActivity({ ...typed, ...crew, minTime: 0, constants });
    return estimate?.isKnown ? estimate : null;
  };
  const was = automatedFor({ numMovers: typed.numMovers, truckCount: before.truckCount });
  const is = automatedFor({ numMovers, truckCount });
  const minTime = is && typed.minTime === was?.minTime ? is.minTime : typed.minTime;
  const wasHours = was && Math.max(was.estHours, typed.minTime);
  const hours = is && estHours === wasHours ? Math.max(is.estHours, minTime) : estHours;
  const estimate = { numMovers, truckCount, minTime, estHours: hours };
  return { ...estimate, operations: estimatedOperations(before, estimate, timezone) };
}
