export {
  fetchConstantsAhead,
  fetchCustomerAhead,
  readCustomer,
  useGetConstantsQuery,
  useGetCustomerQuery,
  usePatchCustomerMutation,
} from './api';
export { CreateCustomerDialog } from './create/create-customer-dialog';
export { newCustomerAddress, type PlannedJob } from './create/planned-time';
export { CustomerEditor, type CustomerEditorProps } from './customer-editor';
export { useCustomerPage } from './form/customer-context';
export { settleStored } from './figures/settle-stored';
export type { Confirmation } from './rail/next-step';
export { QuoteRail, type RailSlot } from './rail/quote-rail';
export type { BookingOffer } from './rail/step-button';
export { CustomerSheet } from './read-only/customer-sheet';
export { useLiveCustomer } from './use-live-customer';
export { namesIn } from './form/names-in';
export { addressLine, directionsLink } from './labels/address-line';
export { PAST_DAY, PAST_DAY_TITLE, pastDayQuestion } from './labels/past-days';
export { factsOf, isNothing, showValue, type ValueContext } from './labels/show-value';
