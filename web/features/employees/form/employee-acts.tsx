import { Button } from '@mantine/core';
import { IconLogout, IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';

export interface EmployeeActsProps {
  disabled: boolean;
  isRemoving: boolean;
  isSigningOut: boolean;
  onRemove: () => void;
  onSignOut: () => void;
}

/** What an admin can do with an employee besides saving. */
export function EmployeeActs({
  disabled,
  isRemoving,
  isSigningOut,
  onRemove,
  onSignOut,
}: EmployeeActsProps): JSX.Element {
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        c={disabled ? undefined : 'var(--emma-danger)'}
        disabled={disabled}
        loading={isRemoving}
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={onRemove}
      >
        Delete
      </Button>
      <Button
        variant="subtle"
        size="sm"
        disabled={disabled}
        loading={isSigningOut}
        leftSection={<IconLogout size={14} aria-hidden />}
        onClick={onSignOut}
      >
        Sign out everywhere
      </Button>
    </>
  );
}
