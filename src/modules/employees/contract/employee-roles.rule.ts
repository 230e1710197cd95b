import { ROLES } from '../../../kernel/permission.js';
import { checkedBy, oneOf, REQUIRED_MESSAGE } from '../../../kernel/validation/index.js';

/** At least one of the roles, each once. */
export const EmployeeRoles = (): PropertyDecorator =>
  checkedBy('roles', (value) => {
    if (!Array.isArray(value) || value.length === 0) return REQUIRED_MESSAGE;
    if (!value.every((role) => ROLES.some((known) => known === role))) return oneOf(ROLES);
    return new Set(value).size === value.length ? null : 'A role may be named only once';
  });
