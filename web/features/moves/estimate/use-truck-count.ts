import { MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { ESTIMATE_INPUTS } from '../form/activity-parts';
import {
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
  useTimezone,
} from '../form/customer-context';
import type { ActivityValues } from '../form/values';
import { withTruckCount } from '../form/with-truck-count';

const isCount = (count: number | null): count is number =>
  count !== null && Number.isInteger(count) && count > 0 && count <= MOVE_LIMITS.trucks;

/** Lets the rows of the trucks, the movers and the hours follow a number of trucks that was typed. */
export function useTruckCount(): (truckCount: number | null) => void {
  const { path } = useActivityScope();
  const { constants } = useCustomerPage();
  const form = useCustomerFields();
  const timezone = useTimezone();
  return (truckCount) => {
    if (!isCount(truckCount)) return;
    const typed = structuredClone(form.getValues(path)) as ActivityValues;
    const { operations, ...figures } = withTruckCount(typed, truckCount, { timezone, constants });
    for (const name of ESTIMATE_INPUTS) {
      if (typed[name] !== figures[name])
        form.setValue(`${path}.${name}`, figures[name], {
          shouldDirty: true,
          shouldValidate: true,
        });
    }
    form.setValue(`${path}.operations`, operations, { shouldDirty: true });
  };
}
