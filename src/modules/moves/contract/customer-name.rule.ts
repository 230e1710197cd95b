import {
  all,
  checkedBy,
  clearableLine,
  REQUIRED_MESSAGE,
  TEXT_LIMITS,
  textFault,
} from '../../../kernel/validation/index.js';
import { missingNameFault } from './name-fault.js';

type NameField = 'firstName' | 'lastName';

const otherOf = (field: NameField): NameField => (field === 'firstName' ? 'lastName' : 'firstName');

const name = (field: NameField, required: boolean): PropertyDecorator =>
  all(
    clearableLine(),
    checkedBy('customerName', (value, owner) => {
      if (value === undefined) return required ? REQUIRED_MESSAGE : null;
      const other = (owner as Partial<Record<NameField, unknown>>)[otherOf(field)];
      return missingNameFault(value, other) ?? textFault(value, TEXT_LIMITS.name);
    }),
  );

/** A name of an existing customer: may be left out. */
export const CustomerName = (field: NameField): PropertyDecorator => name(field, false);

/** A name of a new customer: must be there. */
export const NewCustomerName = (field: NameField): PropertyDecorator => name(field, true);
