import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isLocalDate } from '#kernel/local-date.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { todayIn } from '../../../shared/format';
import { dayFault } from '../../../shared/forms';
import { SCHEDULED } from '../form/activity-parts';
import {
  useActivityPart,
  useCustomerFields,
  useCustomerPage,
  useTimezone,
} from '../form/customer-context';
import { plannedCustomer } from '../form/planned-customer';
import type { CustomerValues } from '../form/values';
import styles from './activities.module.css';

export interface BoardOfDayProps {
  /** The small board of a day, with the customer as a save would store what is typed. */
  board: (day: string, planned: CustomerView) => ReactNode;
}

/** The board of the day on screen, below the operations; or why there is none. */
export function BoardOfDay({ board }: BoardOfDayProps): ReactNode {
  const { base } = useCustomerPage();
  const { getValues } = useCustomerFields();
  const activity = useActivityPart(SCHEDULED);
  const today = todayIn(useTimezone());
  const branchId = useWatch<CustomerValues, 'branchId'>({ name: 'branchId' });
  const scheduled = JSON.stringify([activity, branchId]);
  // Drawn again for what a booking depends on, not for every letter typed elsewhere.
  const planned = useMemo(
    () => (scheduled ? plannedCustomer(base, getValues()) : null),
    [base, getValues, scheduled],
  );
  const { activityDay } = activity;
  if (!isLocalDate(activityDay)) {
    const fault = dayFault(activityDay, { today }) ?? 'This activity has no day yet.';
    return (
      <p className={styles.noBoard}>{`${fault} The board shows here once the day is right.`}</p>
    );
  }
  return (
    planned && (
      <div data-board-of-day tabIndex={-1}>
        {board(activityDay, planned)}
      </div>
    )
  );
}
