import { useContext } from 'react';
import { sameValue } from '#kernel/same-value.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { toast } from '../../../shared/ui';
import { ActivityScopeContext, useCustomerFields } from '../form/customer-context';
import { useChangeStops } from '../form/use-activity-edits';
import { unknownLeg } from '../form/legs-to';
import type { ActivityPath, ActivityValues, LocationValues } from '../form/values';
import { hasAddress, takenStops } from '../locations/stop-moves';
import { missingContact, useTakeOver } from './use-take-over';

const DIRTY = { shouldDirty: true };
const CHECKED = { ...DIRTY, shouldValidate: true };
const MARKS = ['isRepeat', 'previousContractId'] as const;

/** The stops of the latest day that has addresses. */
export const stopsOf = ({ move }: CustomerView) =>
  move.activities.findLast(({ locations }) => hasAddress(locations))?.locations ?? [];

/** What people say of them: their legs are asked for. */
const saidOf = (stops: readonly LocationValues[]): LocationValues[] =>
  stops.map((stop) => ({ ...stop, ...unknownLeg(stop) }));

/** Takes over onto this page what a former contract knows and this one does not (R-CUST-25). */
export function useTakeOverHere(): (formerId: string) => Promise<void> {
  const form = useCustomerFields();
  const scope = useContext(ActivityScopeContext);
  const changeStops = useChangeStops();

  const activityAt = (path: ActivityPath): ActivityValues =>
    structuredClone(form.getValues(path)) as ActivityValues;
  const takeStops = (former: CustomerView): (() => void) | null => {
    const stops = stopsOf(former);
    if (!scope || scope.locked || stops.length === 0) return null;
    const { path } = scope;
    const before = activityAt(path);
    if (hasAddress(before.locations)) return null;
    changeStops(scope, () => form.setValue(`${path}.locations`, takenStops(stops), DIRTY));
    const taken = saidOf(activityAt(path).locations);
    return () => {
      const now = activityAt(path);
      // What was typed there, or was booked meanwhile, stays.
      if (now?._id !== before._id || isTrucked(now.operations)) return;
      if (!sameValue(saidOf(now.locations), taken)) return;
      form.setValue(`${path}.locations`, before.locations, DIRTY);
      before.operations.forEach(({ _id, bookingEnvelope }, at) => {
        if (now.operations[at]?._id === _id)
          form.setValue(`${path}.operations.${at}.bookingEnvelope`, bookingEnvelope, DIRTY);
      });
    };
  };

  return useTakeOver((former) => {
    const marks = form.getValues(MARKS);
    form.setValue('isRepeat', true, DIRTY);
    form.setValue('previousContractId', former._id, DIRTY);
    const contact = missingContact(former, form.getValues());
    for (const [field, value] of contact) form.setValue(field, value, CHECKED);
    const leaveStops = takeStops(former);
    if (contact.length === 0 && !leaveStops) return;
    const undo = (): void => {
      MARKS.forEach((mark, at) => form.setValue(mark, marks[at] ?? null, DIRTY));
      for (const [field, value] of contact)
        if (form.getValues(field) === value) form.setValue(field, '', CHECKED);
      leaveStops?.();
    };
    toast.success(`Taken over from ${former.firstName} ${former.lastName}.`, { undo });
  });
}
