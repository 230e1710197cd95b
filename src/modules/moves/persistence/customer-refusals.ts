import { invalidFields } from '../../../kernel/domain-error.js';

/** What violated constraints of the customer's row stand for. */
export const CUSTOMER_REFUSALS = {
  customer_previous_contract_exists: () =>
    invalidFields([{ path: 'previousContractId', message: 'There is no such customer' }]),
};
