import type { JSX } from 'react';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { PictureField } from '../../../shared/forms';
import { Avatar } from '../../../shared/ui';
import { useRemovePictureMutation, useStorePictureMutation } from '../staff-api';

export interface PicturePartProps {
  employee: EmployeeView;
  disabled: boolean;
}

/** An employee's face, shown large. */
export function PicturePart({ employee, disabled }: PicturePartProps): JSX.Element {
  const { _id: id } = employee;
  const [store] = useStorePictureMutation();
  const [remove] = useRemovePictureMutation();
  return (
    <PictureField
      noun="picture"
      shown={<Avatar person={employee} size="large" />}
      has={Boolean(employee.picture)}
      disabled={disabled}
      without={`${employee.displayName} is then shown by initials.`}
      store={(picture) => store({ id, picture }).unwrap()}
      remove={() => remove(id).unwrap()}
    />
  );
}
