import { createContext, useContext } from 'react';
import type { Unsaved } from '../form/savable';
import { useLeaveGuard } from '../../../shared/forms';
import { useCustomerPage } from '../form/customer-context';
import { leaveReasons } from './leave-reasons';

export const UnsavedContext = createContext<Unsaved | null>(null);

/** What is typed and not saved, followed with every keystroke. */
export function useUnsaved(): Unsaved {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('Nothing follows what is unsaved around this');
  return unsaved;
}

/** Asks someone who leaves the page with something pending. */
export function LeaveWatch(): null {
  const { base } = useCustomerPage();
  const { changes, locked } = useUnsaved();
  useLeaveGuard(leaveReasons(base, [...changes, ...locked]));
  return null;
}
