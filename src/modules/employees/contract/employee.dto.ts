import { ROLES } from '#kernel/permission.js';
import type { Role } from '#kernel/permission.js';
import {
  checkedBy,
  oneOf,
  REQUIRED_MESSAGE,
  Flag,
  IsObjectId,
  OptionalNotes,
  OptionalObjectId,
  OptionalText,
  ReadOnlyField,
  RequiredEmail,
  RequiredHexColor,
  RequiredText,
  TEXT_LIMITS,
  WholeNumber,
} from '#kernel/validation/index.js';

/** At least one of the roles, each once. */
const EmployeeRoles = (): PropertyDecorator =>
  checkedBy('roles', (value) => {
    if (!Array.isArray(value) || value.length === 0) return REQUIRED_MESSAGE;
    if (!value.every((role) => ROLES.some((known) => known === role))) return oneOf(ROLES);
    return new Set(value).size === value.length ? null : 'A role may be named only once';
  });

/** POST /employee and PUT /employee/{id}: a whole employee. */
export class EmployeeDto {
  @OptionalObjectId() _id?: string;
  @RequiredText(TEXT_LIMITS.name) firstName: string;
  @RequiredText(TEXT_LIMITS.name) lastName: string;
  /** First and last name if empty. */
  @OptionalText(TEXT_LIMITS.name) displayName?: string;
  @RequiredEmail() email: string;
  @OptionalText(TEXT_LIMITS.phone) phone?: string;
  /** True if absent in a POST; unchanged if absent in a PUT. */
  @Flag() active?: boolean;
  @OptionalNotes() notes?: string;
  @IsObjectId() branchId: string;
  @OptionalText(TEXT_LIMITS.name) cohort?: string;
  @RequiredHexColor() color: string;
  @EmployeeRoles() roles: Role[];

  /** Of a PUT: the version that it was typed over; absent: whatever is stored is replaced. */
  @WholeNumber({ min: 1 }) expectedVersion?: number;

  @ReadOnlyField() version?: number;
  @ReadOnlyField() deleted?: boolean;
  @ReadOnlyField() fullName?: string;
  @ReadOnlyField() picture?: string;
  @ReadOnlyField() branch?: object;
  @ReadOnlyField() isTeamLead?: boolean;
  @ReadOnlyField() isManager?: boolean;
  @ReadOnlyField() isSales?: boolean;
  @ReadOnlyField() isAdmin?: boolean;
  @ReadOnlyField() hasManagerialPosition?: boolean;
}
