import { useWatch } from 'react-hook-form';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import { unsavedOf, type Unsaved } from '../form/savable';
import type { CustomerValues } from '../form/values';

/** What is typed and not saved, followed with every keystroke. */
export function useUnsaved(): Unsaved {
  const { base } = useCustomerPage();
  const values = useWatch({ control: useCustomerFields().control }) as CustomerValues;
  return unsavedOf(base, values);
}
