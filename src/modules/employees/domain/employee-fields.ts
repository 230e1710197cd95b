import type { Role } from '#kernel/permission.js';

/** What a person may change about an employee. */
export interface EmployeeFields {
  firstName: string;
  lastName: string;
  /** `''`: the full name is shown, even after it changes. */
  displayName: string;
  email: string;
  phone: string;
  notes: string;
  cohort: string;
  color: string;
  branchId: string;
  roles: Role[];
  active: boolean;
}

/** What a form sends: the rest stays, or is empty for a new employee. */
export type SentFields = Omit<
  EmployeeFields,
  'displayName' | 'phone' | 'notes' | 'cohort' | 'active'
> &
  Partial<EmployeeFields>;

/** Whether one may run the company, as long as one works here. */
export const isAdmin = ({ active, roles }: Pick<EmployeeFields, 'active' | 'roles'>): boolean =>
  active && roles.includes('admin');

const fullName = ({ firstName, lastName }: Pick<EmployeeFields, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

const NEW = { displayName: '', phone: '', notes: '', cohort: '', active: true };

/**
 * The fields after a save. A display name that equals the full name, before or after the save, is
 * not stored as one: it keeps following the name.
 * @param stored undefined for a new employee
 */
export function savedFields(
  stored: Readonly<EmployeeFields> | undefined,
  sent: SentFields,
): EmployeeFields {
  const known = stored ?? NEW;
  const { displayName = known.displayName } = sent;
  const fullNames = [fullName(sent), ...(stored ? [fullName(stored)] : [])];
  return {
    firstName: sent.firstName,
    lastName: sent.lastName,
    displayName: fullNames.includes(displayName) ? '' : displayName,
    email: sent.email,
    phone: sent.phone ?? known.phone,
    notes: sent.notes ?? known.notes,
    cohort: sent.cohort ?? known.cohort,
    color: sent.color,
    branchId: sent.branchId,
    roles: sent.roles,
    active: sent.active ?? known.active,
  };
}
