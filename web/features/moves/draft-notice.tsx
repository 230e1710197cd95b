import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Banner } from '../../shared/ui';
import type { CustomerFormState } from './form/use-customer-form';

/** Says that unsaved input is back after the page was reloaded, or left and opened again. */
export function DraftNotice({ state }: { state: CustomerFormState }): JSX.Element | null {
  if (!state.restored) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button size="compact-xs" variant="default" onClick={state.discard}>
          Discard
        </Button>
      }
    >
      Your unsaved changes are back.
    </Banner>
  );
}
