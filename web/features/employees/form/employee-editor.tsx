import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import { EmployeeDto } from '../../../../src/modules/employees/contract/employee.dto';
import type { EmployeeView } from '../../../../src/modules/employees/contract/employee.view';
import { useMay, useSession } from '../../../shared/auth';
import { StoredFormPage, useAppForm, useStoredForm } from '../../../shared/forms';
import { StatusBadge } from '../../../shared/ui';
import { EmployeeFields } from './employee-fields';
import styles from './employee-form.module.css';
import type { EmployeeValues } from './employee-values';
import { PicturePart } from './picture-part';
import { useSaveEmployee } from './use-save-employee';

export interface EmployeeEditorProps {
  /** Null for a new one. */
  employee: EmployeeView | null;
  /** As it is stored. */
  values: EmployeeValues;
}

/** The page of one employee; managers look, admins change. */
export function EmployeeEditor({ employee, values }: EmployeeEditorProps): JSX.Element {
  const userId = useSession()?.userId;
  const isAdmin = useMay('admin');
  const readOnly = !isAdmin || employee?.deleted === true;
  const form = useAppForm<EmployeeValues>({ dto: EmployeeDto, defaultValues: values });
  const stored = useStoredForm(form, values, `employee:${employee?._id ?? 'new'}`);
  const saving = useSaveEmployee(form, employee?._id, stored.release);
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
          <Button
            variant="subtle"
            size="sm"
            c={readOnly ? undefined : 'var(--emma-danger)'}
            disabled={readOnly}
            loading={saving.isRemoving}
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => void saving.remove(employee.fullName)}
          >
            Delete
          </Button>
        )
      }
      onSubmit={saving.save}
      className={styles.form}
    >
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
