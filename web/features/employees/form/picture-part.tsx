import { Button, FileButton } from '@mantine/core';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import {
  EMPLOYEE_ERRORS,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
} from '#modules/employees/contract/employee-terms.js';
import { refusalOf } from '../../../shared/api';
import { FieldMessage } from '../../../shared/forms';
import { Avatar, confirm, toast } from '../../../shared/ui';
import { useRemovePictureMutation, useStorePictureMutation } from '../staff-api';
import styles from './employee-form.module.css';

export interface PicturePartProps {
  employee: EmployeeView;
  disabled: boolean;
}

const isPicture = ({ type, size }: File): boolean =>
  size <= PICTURE_MAX_BYTES && PICTURE_TYPES.some((known) => known === type);

/** An employee's face: shown large, replaced and removed at once, apart from the form's Save. */
export function PicturePart({ employee, disabled }: PicturePartProps): JSX.Element {
  const { _id: id } = employee;
  const [store, storing] = useStorePictureMutation();
  const [remove, removing] = useRemovePictureMutation();
  const [fault, setFault] = useState<string | null>(null);

  const act = async (call: () => Promise<unknown>, done: string): Promise<void> => {
    setFault(null);
    try {
      await call();
      toast.success(done);
    } catch (error) {
      setFault(refusalOf(error));
    }
  };
  const choose = async (picture: File | null): Promise<void> => {
    if (!picture) return;
    if (!isPicture(picture)) setFault(EMPLOYEE_ERRORS.PICTURE_INVALID);
    else await act(() => store({ id, picture }).unwrap(), 'Picture saved');
  };
  const takeAway = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Remove the picture',
      message: `${employee.displayName} is then shown by initials.`,
      confirmLabel: 'Remove',
      danger: true,
    });
    if (agreed) await act(() => remove(id).unwrap(), 'Picture removed');
  };

  return (
    <div className={styles.picture}>
      <Avatar person={employee} size="large" />
      {!disabled && (
        <FileButton
          accept={PICTURE_TYPES.join(',')}
          onChange={(file) => void choose(file)}
          inputProps={{ 'aria-label': 'Picture file' }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={storing.isLoading}
              leftSection={<IconCamera size={14} aria-hidden />}
            >
              {employee.picture ? 'Change picture' : 'Add a picture'}
            </Button>
          )}
        </FileButton>
      )}
      {!disabled && employee.picture && (
        <Button
          variant="subtle"
          c="var(--emma-danger)"
          loading={removing.isLoading}
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => void takeAway()}
        >
          Remove
        </Button>
      )}
      {fault ? (
        <span role="alert" style={{ color: 'var(--emma-danger)' }}>
          <FieldMessage>{fault}</FieldMessage>
        </span>
      ) : (
        !disabled && <p className={styles.rule}>PNG, JPEG or WebP, at most 1 MB</p>
      )}
    </div>
  );
}
