import { useWatch } from 'react-hook-form';
import { useLeaveGuard } from '../../../shared/forms';
import { unsavedChanges } from '../form/changes';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import type { CustomerValues } from '../form/values';
import { leaveReasons } from './leave-reasons';

/** Asks who leaves the page with something pending. */
export function LeaveWatch(): null {
  const { base } = useCustomerPage();
  const values = useWatch({ control: useCustomerFields().control }) as CustomerValues;
  useLeaveGuard(leaveReasons(base, unsavedChanges(base, values)));
  return null;
}
