import type { FieldFault } from '../../../../kernel/domain-error.js';
import { faultUnless, isPositive, isPositiveWhole } from './field-checks.js';

export interface RequiredActivity {
  numMovers?: number | null;
  truckCount?: number | null;
  /** Hours. */
  estHours?: number | null;
  minTime?: number | null;
}

/** Faults of an activity's own numbers, paths relative to it; absent ones stay as stored. */
export const activityFaults = (activity: RequiredActivity): FieldFault[] => [
  ...faultUnless(
    activity.numMovers === undefined || isPositiveWhole(activity.numMovers),
    'numMovers',
    'Mover count must be a positive whole number',
  ),
  ...faultUnless(
    activity.truckCount === undefined || isPositiveWhole(activity.truckCount),
    'truckCount',
    'Truck count must be a positive whole number',
  ),
  ...faultUnless(
    activity.estHours === undefined || isPositive(activity.estHours),
    'estHours',
    'Estimated hours must be a positive number',
  ),
  ...faultUnless(
    activity.minTime === undefined || isPositive(activity.minTime),
    'minTime',
    'Minimum hours must be a positive number',
  ),
];
