import { Button } from '@mantine/core';
import type { JSX } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RebasedForm } from './use-stored-form';

/** After a save that was too late: gives up what was typed for what is stored. */
export function TakeTheirs<Values extends FieldValues>(props: {
  form: UseFormReturn<Values>;
  stored: RebasedForm<Values>;
}): JSX.Element | null {
  const { form, stored } = props;
  if (form.formState.errors.root?.type !== 'STALE_VERSION') return null;
  return (
    <Button size="compact-sm" variant="default" onClick={() => form.reset(stored.typedOver)}>
      Take theirs
    </Button>
  );
}
