import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import { checkDto, isBlank, REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { CreateCustomerDto } from '#modules/moves/contract/create-customer.dto.js';

const NAMES = ['firstName', 'lastName'].map(
  (name) => `moveContractRequest.customerInformation.${name}`,
);

/**
 * The server's rules, with each missing name at its field: the server has one sentence for both.
 */
export const createCustomerResolver: Resolver<CreateCustomerDto> = (values) => {
  const missing = NAMES.filter((path) => isBlank(get(values, path)));
  const faults = [
    ...checkDto(CreateCustomerDto, values).faults,
    ...missing.map((path) => ({ path, message: REQUIRED_MESSAGE })),
  ];
  const errors: FieldErrors<CreateCustomerDto> = {};
  for (const { path, message } of faults) set(errors, path, { type: 'rule', message });
  return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
};
