import { isBlank, REQUIRED_MESSAGE, type Fault } from '../../../kernel/validation/index.js';

/**
 * One name missing is a fault of its field; both blank is left to the pre-save check
 * 'Customer must have a name.' (R-CUST-3). A name that is not sent stays as it is.
 */
export function missingNameFault(name: unknown, otherName: unknown): Fault {
  if (name === undefined || !isBlank(name)) return null;
  return otherName !== undefined && isBlank(otherName) ? null : REQUIRED_MESSAGE;
}
