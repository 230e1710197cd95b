export { useGetCustomerQuery, usePatchCustomerMutation } from './api';
export { CreateCustomerDialog } from './create/create-customer-dialog';
export { CustomerDesk, type CustomerDeskProps } from './customer-desk';
export { CustomerSheet } from './read-only/customer-sheet';
export { useLiveCustomer } from './use-live-customer';
