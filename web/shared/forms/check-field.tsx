import { Checkbox } from '@mantine/core';
import type { JSX } from 'react';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface CheckFieldProps extends FieldProps {
  onToggled?: (checked: boolean) => void;
}

/** Yes or no. */
export function CheckField(props: CheckFieldProps): JSX.Element {
  const { field, shown } = useField(props);
  const { label, description, disabled, error, onBlur } = shown;
  return (
    <Checkbox
      {...{ label, description, disabled, error, onBlur }}
      aria-label={shown['aria-label']}
      name={field.name}
      ref={field.ref}
      checked={Boolean(field.value)}
      onChange={(event) => {
        field.onChange(event.currentTarget.checked);
        props.onToggled?.(event.currentTarget.checked);
      }}
    />
  );
}
