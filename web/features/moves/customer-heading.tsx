import { Tooltip } from '@mantine/core';
import { IconBellX, IconRepeat, IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { standingLabel, type BookedTrucks } from '../../shared/labels';
import { StatusBadge } from '../../shared/ui';
import { useCustomerFields } from './form/customer-context';
import type { CustomerValues } from './form/values';
import styles from './customer.module.css';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'No name';

function trucksOf(activities: readonly ActivityView[]): BookedTrucks {
  const days = activities.map(({ state }) => stateDescription(state));
  if (days.some(({ hasAllTrucks }) => hasAllTrucks)) return 'all';
  return days.some(({ hasTrucks }) => hasTrucks) ? 'some' : 'none';
}

/** Status, stage and the like of a customer, in badges. */
export function CustomerBadges({ customer }: { customer: CustomerView }): JSX.Element {
  const { status, isRepeat, stage, move } = customer;
  const standing = standingLabel({ status, stage, trucks: trucksOf(move.activities) });
  return (
    <>
      {status === 'active' ? (
        <>
          <span className={styles.usual}>
            <StatusBadge tone="success">Active</StatusBadge>
          </span>
          <span className={styles.stage}>
            <StatusBadge tone="info">{standing}</StatusBadge>
          </span>
        </>
      ) : (
        <StatusBadge tone="danger" icon={<IconX aria-hidden />}>
          {standing}
        </StatusBadge>
      )}
      {isRepeat && <StatusBadge icon={<IconRepeat aria-hidden />}>Repeat</StatusBadge>}
      {move.meta.doNotDisturb && (
        <Tooltip label="Do not disturb">
          <span>
            <StatusBadge tone="warning" icon={<IconBellX aria-hidden />}>
              Do not disturb
            </StatusBadge>
          </span>
        </Tooltip>
      )}
    </>
  );
}

/** The customer's name as it is typed, and the state of the move. */
export function CustomerHeading({ customer }: { customer: CustomerView }): JSX.Element {
  const { control } = useCustomerFields();
  const [firstName, lastName] = useWatch<CustomerValues, ['firstName', 'lastName']>({
    control,
    name: ['firstName', 'lastName'],
  });
  return (
    <span className={styles.heading}>
      <span className={styles.called}>{nameOf({ firstName, lastName })}</span>
      <CustomerBadges customer={customer} />
    </span>
  );
}
