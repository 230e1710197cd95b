import { createContext, useContext, useState } from 'react';
import type { Unsaved } from '../form/savable';
import { todayIn } from '../../../shared/format';
import { useLeaveGuard } from '../../../shared/forms';
import { useOver } from '../../../shared/pages';
import { useCustomerPage } from '../form/customer-context';
import { leaveReasons, unsavedLabels } from './leave-reasons';

export const UnsavedContext = createContext<Unsaved | null>(null);

/** What is typed and not saved, followed with every keystroke. */
export function useUnsaved(): Unsaved {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('Nothing follows what is unsaved around this');
  return unsaved;
}

/**
 * Asks someone who leaves the page with something pending. Over the board, who only looked is asked
 * for what is typed alone, and who stored something once for the rest.
 */
export function LeaveWatch({ saves }: { saves: number }): null {
  const { base } = useCustomerPage();
  const { changes, locked } = useUnsaved();
  const isOver = useOver() !== null;
  const [told, tellOf] = useState(0);
  const typed = [...changes, ...locked];
  const onlyLooks = isOver && saves === told;
  useLeaveGuard(
    onlyLooks ? unsavedLabels(typed) : leaveReasons(base, typed, todayIn),
    undefined,
    () => tellOf(saves),
  );
  return null;
}
