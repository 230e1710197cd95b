import { Switch } from '@mantine/core';
import type { JSX } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '../../shared/forms';
import type { BranchValues } from './branch-values';

/** Whether the branch is active; then it needs a token to send mail with. */
export function ActiveField({ disabled }: { disabled: boolean }): JSX.Element {
  const { trigger, formState } = useFormContext<BranchValues>();
  const { field } = useField({ name: 'active', label: 'Active' });
  return (
    <Switch
      label="Active"
      name={field.name}
      ref={field.ref}
      checked={field.value === true}
      disabled={disabled}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => {
        field.onChange(currentTarget.checked);
        if (formState.isSubmitted) void trigger('outboundRefreshToken');
      }}
    />
  );
}
