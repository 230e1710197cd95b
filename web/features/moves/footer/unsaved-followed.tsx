import type { JSX, ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import { unsavedIn } from '../form/unsaved-in';
import { useShared } from '../form/use-shared';
import type { CustomerValues } from '../form/values';
import { UnsavedContext } from './leave-watch';

/**
 * Finds out once for each keystroke what is unsaved, for everything that shows it; the next key in the same field
 * changes nothing there, and draws none of it again.
 */
export function UnsavedFollowed({ children }: { children: ReactNode }): JSX.Element {
  const { base } = useCustomerPage();
  const { control } = useCustomerFields();
  const values = useWatch({ control }) as CustomerValues;
  const { errors } = useFormState({ control });
  const unsaved = useShared(unsavedIn(errors, base, values));
  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}
