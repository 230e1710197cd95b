import type { JSX, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import { unsavedOf } from '../form/savable';
import type { CustomerValues } from '../form/values';
import { UnsavedContext } from './leave-watch';

/** Finds out once for each keystroke what is unsaved, for everything that shows it. */
export function UnsavedFollowed({ children }: { children: ReactNode }): JSX.Element {
  const { base } = useCustomerPage();
  const values = useWatch({ control: useCustomerFields().control }) as CustomerValues;
  return <UnsavedContext value={unsavedOf(base, values)}>{children}</UnsavedContext>;
}
