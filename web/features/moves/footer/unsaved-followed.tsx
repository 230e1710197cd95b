import type { JSX, ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import { unsavedIn } from '../form/unsaved-in';
import type { CustomerValues } from '../form/values';
import { UnsavedContext } from './leave-watch';

/** Finds out once for each keystroke what is unsaved, for everything that shows it. */
export function UnsavedFollowed({ children }: { children: ReactNode }): JSX.Element {
  const { base } = useCustomerPage();
  const { control } = useCustomerFields();
  const values = useWatch({ control }) as CustomerValues;
  const { errors } = useFormState({ control });
  return <UnsavedContext value={unsavedIn(errors, base, values)}>{children}</UnsavedContext>;
}
