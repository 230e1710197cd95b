import { Button } from '@mantine/core';
import type { JSX } from 'react';
import type { StoredForm } from './use-stored-form';

/** Puts a stored form back to what is stored; disabled until something is unsaved. */
export function ResetButton({ stored }: { stored: StoredForm }): JSX.Element {
  return (
    <Button
      variant="default"
      size="sm"
      disabled={stored.dirtyCount === 0}
      onClick={stored.draft.discard}
    >
      Reset
    </Button>
  );
}
