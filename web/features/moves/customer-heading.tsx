import { Tooltip } from '@mantine/core';
import { IconBellX, IconRepeat, IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { standingLabel } from '../../shared/labels';
import { StatusBadge } from '../../shared/ui';
import { useCustomerFields } from './form/customer-context';
import type { CustomerValues } from './form/values';
import styles from './customer.module.css';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'No name';

/** Status, stage and the like of a customer, in badges. */
export function CustomerBadges({ customer }: { customer: CustomerView }): JSX.Element {
  const { status, isRepeat, stage, move } = customer;
  const isBooked = move.activities.some(({ operations }) => isTrucked(operations));
  const standing = standingLabel({ status, stage, isBooked });
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
