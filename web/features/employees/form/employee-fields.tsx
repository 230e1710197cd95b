import type { JSX } from 'react';
import {
  CheckField,
  ColorField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  UnreadLists,
} from '../../../shared/forms';
import { FormSection } from '../../../shared/pages';
import { useListBranchesQuery } from '../../branches';
import styles from './employee-form.module.css';
import { RolesField } from './roles-field';

/** Every field of an employee that a form changes. */
export function EmployeeFields({ disabled }: { disabled: boolean }): JSX.Element {
  const branches = useListBranchesQuery();
  return (
    <>
      <UnreadLists lists={{ branches }} />
      <FormSection title="Person">
        <TextField name="firstName" label="First name" required disabled={disabled} />
        <TextField name="lastName" label="Last name" required disabled={disabled} />
        <TextField
          name="displayName"
          label="Display name"
          description="First and last name where empty"
          disabled={disabled}
        />
        <TextField name="email" label="Email" type="email" required disabled={disabled} />
        <PhoneField name="phone" label="Phone" disabled={disabled} />
        <ColorField name="color" label="Color" required disabled={disabled} />
      </FormSection>
      <FormSection title="Work">
        <SelectField
          name="branchId"
          label="Branch"
          required
          emptyValue=""
          disabled={disabled}
          choices={(branches.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <TextField name="cohort" label="Cohort" disabled={disabled} />
        <div className={styles.wide}>
          <RolesField name="roles" label="Roles" required disabled={disabled} />
        </div>
        <CheckField name="active" label="Active" disabled={disabled} />
        <div className={styles.wide}>
          <TextAreaField name="notes" label="Notes" minRows={3} disabled={disabled} />
        </div>
      </FormSection>
    </>
  );
}
