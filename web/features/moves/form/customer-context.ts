import { createContext, useContext } from 'react';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import type { ConstantsView } from '#modules/moves/contract/constants.view.js';
import type { SaveFirst } from './save-first';
import type { KeptDrives } from './end-drives';
import type { CustomerFormState } from './use-customer-form';
import { pick } from './activity-parts';
import { useShared } from './use-shared';
import type { ActivityPath, ActivityValues, CustomerValues } from './values';

/**
 * Asks about figures that nobody decided, before they are booked or told to the customer. False: do not go
 * on.
 */
export type SettleFigures = (activityId?: string) => Promise<boolean>;

/** What every part of the customer page knows. */
export interface CustomerPageState {
  base: CustomerView;
  /** The person may change things and the customer is active. */
  editable: boolean;
  /** Zones of all branches; empty until they are loaded. */
  zones: readonly ZipZoneView[];
  /** Undefined until they are loaded: estimates show as N/A. */
  constants: ConstantsView | undefined;
  write: CustomerFormState['write'];
  present: CustomerFormState['present'];
  unsaved: CustomerFormState['unsaved'];
  /** Call before anything that depends on what is stored. */
  saveFirst: SaveFirst;
  /** Call before figures are booked or told to the customer: asks about those that nobody decided. */
  settleFigures: SettleFigures;
  /** Takes an operation off its truck. */
  unbook: (operationId: string) => Promise<void>;
}

export const CustomerPageContext = createContext<CustomerPageState | null>(null);

export function useCustomerPage(): CustomerPageState {
  const state = useContext(CustomerPageContext);
  if (!state) throw new Error('No customer page around this');
  return state;
}

export interface ActivityScope {
  activityId: string;
  index: number;
  path: ActivityPath;
  /** Some operation is on a truck: nothing but notes, stops and operations without a truck may change. */
  locked: boolean;
  /** It is locked, and its day is over: its stops stay as they were, too. */
  isPast: boolean;
  /** Drives that Hold zeroed and that come back after it. */
  held: KeptDrives;
}

export const ActivityScopeContext = createContext<ActivityScope | null>(null);

export function useActivityScope(): ActivityScope {
  const scope = useContext(ActivityScopeContext);
  if (!scope) throw new Error('No activity around this');
  return scope;
}

export const useCustomerFields = (): UseFormReturn<CustomerValues> =>
  useFormContext<CustomerValues>();

/**
 * A part of the activity around this as it is typed; renders only when that part changes. The page
 * is large: a component that watches more than it shows slows down every keystroke. What did not change
 * in it, such as another stop, is the same object as before.
 */
export function useActivityPart<Field extends keyof ActivityValues>(
  fields: readonly Field[],
): Pick<ActivityValues, Field> {
  const { path } = useActivityScope();
  const part: unknown = useWatch({
    control: useFormContext<CustomerValues>().control,
    name: path,
    // Copies, because the form changes its values in place.
    compute: (activity: unknown) => pick(activity as ActivityValues | undefined, fields),
  });
  return useShared(part as Pick<ActivityValues, Field>);
}

/** The time zone of the customer's branch. */
export const useTimezone = (): string =>
  useWatch<CustomerValues, 'branch.timezone'>({ name: 'branch.timezone' });

/** Whether another branch than the stored one is chosen: drives from there are not known yet. */
export const useOtherBranch = (): boolean => {
  const { base } = useCustomerPage();
  return useWatch<CustomerValues, 'branchId'>({ name: 'branchId' }) !== base.branchId;
};
