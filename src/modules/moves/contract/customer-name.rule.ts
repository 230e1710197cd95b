import {
  isBlank,
  REQUIRED_MESSAGE,
  type Fault,
  all,
  checkedBy,
  clearable,
  TEXT_LIMITS,
  textFault,
} from '#kernel/validation/index.js';

/**
 * One missing name is a fault of its field; if both are blank, the pre-save check reports 'Customer
 * must have a name.' (R-CUST-3). A name that is not sent stays as it is.
 */
function missingNameFault(name: unknown, otherName: unknown): Fault {
  if (name === undefined || !isBlank(name)) return null;
  return otherName !== undefined && isBlank(otherName) ? null : REQUIRED_MESSAGE;
}

type NameField = 'firstName' | 'lastName';

const otherOf = (field: NameField): NameField => (field === 'firstName' ? 'lastName' : 'firstName');

const name = (field: NameField, required: boolean): PropertyDecorator =>
  all(
    clearable(),
    checkedBy('customerName', (value, owner) => {
      if (value === undefined) return required ? REQUIRED_MESSAGE : null;
      const other = (owner as Partial<Record<NameField, unknown>>)[otherOf(field)];
      return missingNameFault(value, other) ?? textFault(value, TEXT_LIMITS.name);
    }),
  );

/** A name of an existing customer: may be left out. */
export const CustomerName = (field: NameField): PropertyDecorator => name(field, false);

/** A name of a new customer: required. */
export const NewCustomerName = (field: NameField): PropertyDecorator => name(field, true);
