import type { Role } from '../../../kernel/permission.js';
import {
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
} from '../../../kernel/validation/index.js';
import { EmployeeRoles } from './employee-roles.rule.js';

/** POST /employee and PUT /employee/{id}: a whole employee. */
export class EmployeeDto {
  @OptionalObjectId() _id?: string;
  @RequiredText(TEXT_LIMITS.name) firstName: string;
  @RequiredText(TEXT_LIMITS.name) lastName: string;
  /** First and last name where empty. */
  @OptionalText(TEXT_LIMITS.name) displayName?: string;
  @RequiredEmail() email: string;
  @OptionalText(TEXT_LIMITS.phone) phone?: string;
  /** True where absent in a POST; absent in a PUT it stays. */
  @Flag() active?: boolean;
  @OptionalNotes() notes?: string;
  @IsObjectId() branchId: string;
  @OptionalText(TEXT_LIMITS.name) cohort?: string;
  @RequiredHexColor() color: string;
  @EmployeeRoles() roles: Role[];

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
