import type { JSX } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  CheckField,
  ColorField,
  DayField,
  SelectField,
  TextField,
  UnreadLists,
} from '../../../shared/forms';
import { FormSection } from '../../../shared/pages';
import { useListBranchesQuery } from '../../branches';
import type { TruckValues } from './truck-values';
import styles from './truck-form.module.css';

/** Every field of a truck that a form changes. */
export function TruckFields({ disabled }: { disabled: boolean }): JSX.Element {
  const { control, setValue } = useFormContext<TruckValues>();
  const branches = useListBranchesQuery();
  const [isRental, branchId] = useWatch({ control, name: ['isRental', 'branchId'] });
  return (
    <>
      <UnreadLists lists={{ branches }} />
      <FormSection title="Truck">
        <TextField name="name" label="Name" required maxLength={20} disabled={disabled} />
        <TextField
          name="abbreviation"
          label="Abbreviation"
          required
          maxLength={20}
          disabled={disabled}
        />
        <SelectField
          name="branchId"
          label="Branch"
          required
          emptyValue=""
          disabled={disabled}
          choices={(branches.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <ColorField name="color" label="Color" required disabled={disabled} />
        <div className={styles.checks}>
          <CheckField name="hasLift" label="Has lift" disabled={disabled} />
          <CheckField
            name="isRental"
            label="Rental"
            disabled={disabled}
            // Only a rental has a day.
            onToggled={(rental) => !rental && setValue('rentalDay', null, { shouldDirty: true })}
          />
          {isRental && (
            <DayField
              name="rentalDay"
              label="Rental day"
              timezone={branches.data?.find(({ _id }) => _id === branchId)?.timezone}
              required
              clearable
              disabled={disabled}
            />
          )}
        </div>
      </FormSection>
    </>
  );
}
