export { useGetConstantsQuery, useGetCustomerQuery, usePatchCustomerMutation } from './api';
export { CreateCustomerDialog } from './create/create-customer-dialog';
export { CustomerEditor, type CustomerEditorProps } from './customer-editor';
export { useCustomerPage } from './form/customer-context';
export { CustomerSheet } from './read-only/customer-sheet';
export { useLiveCustomer } from './use-live-customer';
export { namesIn } from './form/names-in';
export { factsOf, isNothing, showValue, type ValueContext } from './labels/show-value';
