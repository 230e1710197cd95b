export { useGetCustomerQuery, usePatchCustomerMutation } from './api';
export { CreateCustomerDialog } from './create/create-customer-dialog';
export { CustomerDesk, type CustomerDeskProps, type DayBoardSlot } from './customer-desk';
export type { OperationDragData } from './operations/operation-drag';
export { CustomerSheet } from './read-only/customer-sheet';
export { useLiveCustomer } from './use-live-customer';
