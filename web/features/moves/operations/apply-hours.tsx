import { UnstyledButton } from '@mantine/core';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { showHours } from '../../../shared/format';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import type { ActivityPath, CustomerValues, OperationPath } from '../form/values';
import styles from './operations.module.css';

export interface ApplyHoursProps {
  path: OperationPath;
  number: number;
  /** Hours of the truck; null while the field is empty. */
  duration: number | null;
  disabled: boolean;
}

/** Offers the estimated hours where a truck has others; nothing where they agree. */
export function ApplyHours(props: ApplyHoursProps): JSX.Element | null {
  const { path, number, duration, disabled } = props;
  const { path: activityPath } = useActivityScope();
  const form = useCustomerFields();
  const estHours = useWatch<CustomerValues, `${ActivityPath}.estHours`>({
    name: `${activityPath}.estHours`,
  });
  if (disabled || !(estHours >= 1) || estHours === duration) return null;
  return (
    <UnstyledButton
      className={styles.apply}
      aria-label={`Apply ${showHours(estHours)} to truck ${number}`}
      onClick={() =>
        form.setValue(`${path}.duration`, estHours, { shouldDirty: true, shouldValidate: true })
      }
    >
      Apply {showHours(estHours)}
    </UnstyledButton>
  );
}
