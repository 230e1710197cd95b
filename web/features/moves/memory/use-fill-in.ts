import { announce, toast } from '../../../shared/ui';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import type { ActivityValues, LocationPath, LocationValues } from '../form/values';
import type { Filled } from './fillable';

/** Fills a stop in with what its building remembers, and offers to take it back. */
export function useFillIn(index: number): (values: Filled) => void {
  const { path: activityPath } = useActivityScope();
  const form = useCustomerFields();

  const set = (at: number, values: Filled): void => {
    const path: LocationPath = `${activityPath}.locations.${at}`;
    for (const [field, value] of Object.entries(values)) {
      form.setValue(`${path}.${field as keyof Filled}`, value, {
        shouldDirty: true,
        shouldTouch: true,
      });
      form.clearErrors(`${path}.${field as keyof Filled}`);
    }
  };
  return (values) => {
    // A copy, because the form changes its values in place.
    const before = structuredClone(form.getValues(`${activityPath}.locations.${index}`));
    const { _id: activityId } = form.getValues(activityPath) as ActivityValues;
    set(index, values);
    const undo = (): void => {
      const { _id, locations } = form.getValues(activityPath) as ActivityValues;
      // It may have another place in the order by now, or another activity stand where its was.
      const at = _id === activityId ? locations.findIndex((one) => isFilled(one, before)) : -1;
      if (at >= 0) set(at, valuesOf(before, values));
    };
    toast.success('Filled in from earlier visits', { undo });
    announce('Filled in from earlier visits');
  };
}

const isFilled = (now: LocationValues, before: LocationValues): boolean =>
  before._id ? now._id === before._id : now.street === before.street && now.zip === before.zip;

const valuesOf = (stop: LocationValues, fields: Filled): Filled =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, stop[field as keyof Filled]]));
