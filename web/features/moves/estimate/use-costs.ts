import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ActivityCosts, FeeZone } from '#modules/moves/contract/estimating.js';
import type { EstimatedPart } from '../form/activity-parts';
import { useCustomerPage } from '../form/customer-context';
import type { ActivityValues, CustomerValues } from '../form/values';
import { costsOf, zonesOf } from './costs';

/** The zones of the customer's branch as it is chosen. */
export function useFeeZones(): FeeZone[] {
  const { zones } = useCustomerPage();
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  return useMemo(() => zonesOf(zones, branchId), [zones, branchId]);
}

/** The money of activities as they are typed, in dollars, in their order. */
export function useCosts(
  activities: readonly Pick<ActivityValues, EstimatedPart>[],
): ActivityCosts[] {
  const zones = useFeeZones();
  const rate = useWatch<CustomerValues, 'move.meta.rate'>({ name: 'move.meta.rate' }) ?? 0;
  return activities.map((activity) => costsOf(activity, rate, zones));
}
