import { Button } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { EmployeeDto } from '#modules/employees/contract/employee.dto.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { useMay, useSession } from '../../../shared/auth';
import { StoredFormPage, TakeTheirs, useAppForm, useStoredForm } from '../../../shared/forms';
import { StatusBadge } from '../../../shared/ui';
import { EmployeeActs } from './employee-acts';
import { EmployeeFields } from './employee-fields';
import styles from './employee-form.module.css';
import type { EmployeeValues } from './employee-values';
import { PicturePart } from './picture-part';
import { useSaveEmployee } from './use-save-employee';
import { useSignOut } from './use-sign-out';

export interface EmployeeEditorProps {
  /** Null for a new one. */
  employee: EmployeeView | null;
  /** As it is stored. */
  values: EmployeeValues;
  /** What they do this week. */
  week?: ReactNode;
}

/** The page of one employee; managers view, admins change. */
export function EmployeeEditor({ employee, values, week }: EmployeeEditorProps): JSX.Element {
  const userId = useSession()?.userId;
  const isAdmin = useMay('admin');
  const readOnly = !isAdmin || employee?.deleted === true;
  const form = useAppForm<EmployeeValues>({ dto: EmployeeDto, defaultValues: values });
  const stored = useStoredForm(form, values, `employee:${employee?._id ?? 'new'}`);
  const saving = useSaveEmployee(form, employee?._id, stored);
  const { isSigningOut, signOut } = useSignOut();
  const mustStay = form.formState.errors.root?.type === 'OUTSTANDING_ASSIGNMENTS';
  const title = employee ? employee.fullName : 'New Employee';

  return (
    <StoredFormPage
      title={title}
      heading={
        <span className={styles.heading}>
          {title}
          {employee && !employee.active && (
            <StatusBadge tone="warning">{employee.deleted ? 'Deleted' : 'Inactive'}</StatusBadge>
          )}
        </span>
      }
      back="/emma/admin/employee"
      noun="employee"
      form={form}
      stored={stored}
      saving={saving.isSaving}
      readOnly={readOnly}
      acts={
        employee && (
          <EmployeeActs
            disabled={readOnly}
            isRemoving={saving.isRemoving}
            isSigningOut={isSigningOut}
            onRemove={() => void saving.remove(employee.fullName)}
            onSignOut={() => void signOut(employee._id, employee.fullName)}
          />
        )
      }
      remedy={
        employee && mustStay ? (
          <Button
            variant="default"
            size="compact-sm"
            loading={isSigningOut}
            onClick={() => void signOut(employee._id, employee.fullName)}
          >
            Sign out now, unassign later
          </Button>
        ) : (
          <TakeTheirs form={form} stored={stored} />
        )
      }
      onSubmit={saving.save}
      className={styles.form}
    >
      {week}
      {employee && (
        <PicturePart
          employee={employee}
          disabled={employee.deleted || !(isAdmin || employee._id === userId)}
        />
      )}
      <EmployeeFields disabled={readOnly} />
    </StoredFormPage>
  );
}
