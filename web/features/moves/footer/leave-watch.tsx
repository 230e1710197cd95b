import { useLeaveGuard } from '../../../shared/forms';
import { useCustomerPage } from '../form/customer-context';
import { leaveReasons } from './leave-reasons';
import { useUnsaved } from './use-unsaved';

/** Asks who leaves the page with something pending. */
export function LeaveWatch(): null {
  const { base } = useCustomerPage();
  const { changes, locked } = useUnsaved();
  useLeaveGuard(leaveReasons(base, [...changes, ...locked]));
  return null;
}
