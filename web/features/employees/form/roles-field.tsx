import { Checkbox, Group } from '@mantine/core';
import type { JSX } from 'react';
import { roleLabel, ROLES } from '#kernel/permission.js';
import { useField, type FieldProps } from '../../../shared/forms';

/** The roles of an employee: at least one. */
export function RolesField(props: FieldProps): JSX.Element {
  const { field, shown } = useField(props);
  const { label, error, withAsterisk, disabled, onBlur } = shown;
  return (
    <Checkbox.Group
      {...{ label, error, withAsterisk, onBlur }}
      value={(field.value as string[] | undefined) ?? []}
      // Always in the same order, whatever order they are ticked in (R-STAFF-4).
      onChange={(roles) => field.onChange(ROLES.filter((role) => roles.includes(role)))}
    >
      <Group gap="md" my={4}>
        {ROLES.map((role, at) => (
          <Checkbox
            key={role}
            ref={at === 0 ? field.ref : undefined}
            value={role}
            label={roleLabel(role)}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
