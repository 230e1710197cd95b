import type { JSX } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_RATE } from '#kernel/validation/limits.js';
import { useListTimezonesQuery } from '../../features/branches';
import { NumberField, PhoneField, SelectField, TextField } from '../../shared/forms';
import { ActiveField } from './active-field';
import { AddressPart } from './address-part';
import type { BranchValues } from './branch-values';
import styles from './branch.module.css';

export interface GeneralFieldsProps {
  /** Undefined for a new branch. */
  branchId: string | undefined;
  disabled: boolean;
}

/** General Information. */
export function GeneralFields({ branchId, disabled }: GeneralFieldsProps): JSX.Element {
  const { control } = useFormContext<BranchValues>();
  const timezone = useWatch({ control, name: 'timezone' });
  // Until the list is there, only the chosen one can be chosen.
  const { data: zones = [timezone] } = useListTimezonesQuery();
  return (
    <div className={styles.split}>
      <div className={styles.fields}>
        <TextField name="name" label="Name" required disabled={disabled} />
        <PhoneField name="phone" label="Phone" required disabled={disabled} />
        <SelectField
          name="timezone"
          label="Timezone"
          required
          choices={zones.map((zone) => ({ value: zone, label: zone }))}
          disabled={disabled}
        />
        <NumberField
          name="defaultHourlyRate"
          label="Default hourly rate"
          description="Dollars per mover and hour"
          placeholder="55"
          prefix="$"
          isHourly
          min={0}
          max={MAX_RATE}
          disabled={disabled}
        />
        <TextField
          name="registrationNumber"
          label="Registration number"
          description="The company’s registration with the state. Emails name it."
          disabled={disabled}
        />
        <div className={styles.wide}>
          <ActiveField disabled={disabled} />
        </div>
      </div>
      <AddressPart branchId={branchId} disabled={disabled} />
    </div>
  );
}
